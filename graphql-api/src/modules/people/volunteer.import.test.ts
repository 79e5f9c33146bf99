import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
const run = `mutation ($rows: [ImportVolunteerRow!]!, $dryRun: Boolean!) {
  importVolunteers(rows: $rows, dryRun: $dryRun) { rows { line outcome message } imported }
}`;
let organization: { id: string };
let admin: { id: string };

beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
});

const importRows = async (rows: object[], dryRun = false) => api.as(admin).graphql(run, { rows, dryRun });
const count = async () =>
  (
    await api.database.db
      .selectFrom('users')
      .select('id')
      .where('organization_id', '=', organization.id)
      .execute()
  ).length;
let number = 0;
const address = () => {
  number += 1;
  return `import${number}@example.org`;
};

test('a dry run tells of every row, and saves nothing', async () => {
  const foreign = await api.make.aVolunteer(await api.make.anOrganization());
  const email = address();
  const { data } = await importRows(
    [
      { line: 2, name: 'Ann Lee', email, role: 'Admin', notes: 'x' },
      { line: 3, name: 'Ann Lee', email: ` ${email.toUpperCase()}` },
      { line: 4, name: 'Bo', email: String(foreign.email) },
      { line: 5, name: ' ', email: address() },
      { line: 6, name: 'Bo' },
      { line: 7, name: 'Bo', email: 'nobody' },
      { line: 8, name: 'Bo', email: address(), role: 'super_admin' },
      { line: 9, name: 'b'.repeat(101), email: address() },
      { line: 10, name: 'Bo', email: address(), notes: 'n'.repeat(5_001) },
    ],
    true,
  );
  expect(data.importVolunteers).toEqual({
    imported: 0,
    rows: [
      { line: 2, outcome: 'ok', message: null },
      { line: 3, outcome: 'duplicate', message: 'The same address stands in row 2' },
      { line: 4, outcome: 'duplicate', message: 'This e-mail address is already in use' },
      { line: 5, outcome: 'error', message: 'Name is required' },
      { line: 6, outcome: 'error', message: 'E-mail is required' },
      { line: 7, outcome: 'error', message: 'This is not a valid e-mail address' },
      { line: 8, outcome: 'error', message: 'Role must be volunteer or nonprofit_admin' },
      { line: 9, outcome: 'error', message: 'First and last name must be at most 100 characters each' },
      { line: 10, outcome: 'error', message: 'Notes must be at most 5,000 characters' },
    ],
  });
  expect(await count()).toBe(1);
});

test('2,000 people arrive together and can sign in', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ name: `Person ${at}`, email: address() }));
  const { data } = await importRows(rows);
  expect(data.importVolunteers.imported).toBe(2_000);
  expect(data.importVolunteers.rows[1_999]).toEqual({ line: 2_000, outcome: 'ok', message: null });
  expect(await count()).toBe(2_001);
  const login = await api
    .as(null)
    .post('/auth/login', { email: rows[1_234]?.email, password: sharedPassword });
  expect(login.body.user).toMatchObject({ firstName: 'Person', lastName: '1234', role: 'volunteer' });
});

test.each(['error', 'duplicate'])('one row that is %s keeps all of them out', async (kind) => {
  const rows = Array.from({ length: 10 }, () => ({ name: 'Person', email: address() }));
  const spoilt = kind === 'error' ? { name: '', email: address() } : { name: 'Again', email: rows[0]?.email };
  const { data } = await importRows([...rows, spoilt]);
  expect([data.importVolunteers.imported, data.importVolunteers.rows.at(-1).outcome]).toEqual([0, kind]);
  expect(await count()).toBe(1);
});

test('two imports of the same people at once: one of them wins, wholly', async () => {
  const other = await api.make.anOrganization();
  const rival = await api.make.anAdmin(other);
  const rows = Array.from({ length: 50 }, () => ({ name: 'Person', email: address() }));
  const answers = await Promise.all([
    importRows(rows),
    api.as(rival).graphql(run, { rows: rows.toReversed(), dryRun: false }),
  ]);
  const imported = answers.map(({ data }) => data.importVolunteers.imported);
  expect(imported.toSorted((one: number, two: number) => one - two)).toEqual([0, 50]);
});

test.each([
  [0, 'Please choose at least one row'],
  [2_001, 'At most 2,000 rows can be imported at a time'],
])('%i rows are refused', async (length, message) => {
  const answer = await importRows(Array.from({ length }, () => ({})));
  expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', message]);
});

test('only admins import', async () => {
  const volunteer = api.as(await api.make.aVolunteer(organization));
  const rows = [{ name: 'Person', email: address() }];
  expect((await volunteer.graphql(run, { rows, dryRun: true })).code).toBe('FORBIDDEN');
});
