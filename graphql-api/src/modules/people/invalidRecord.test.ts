import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { expectTallied } from '../../testing/tallies.js';
import { UserRole } from './user.entity.js';

const api = testApi();
let organization: { id: string };
let admin: { id: string };

beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
});

const record = (values: object = {}, place = organization) =>
  api.make.aVolunteer(place, { email: null, ...values });
const exists = async ({ id }: { id: string }) =>
  (await api.database.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const byCriteria = (body: object) => api.as(admin).post('/admin/volunteers/invalid/delete-by-criteria', body);

test('the list holds what has no e-mail, and nothing else', async () => {
  const [one, two] = [
    await record({ firstName: 'B' }),
    await record({ firstName: 'A', adminNotes: 'Imported' }),
  ];
  await api.make.aVolunteer(organization);
  await record({ removedAt: new Date() });
  await record({}, await api.make.anOrganization());
  const { data } = await api
    .as(admin)
    .graphql('{ invalidRecords { items { id email notes } pageInfo { totalItems } } }');
  expect(data.invalidRecords).toEqual({
    items: [
      { id: two.id, email: null, notes: 'Imported' },
      { id: one.id, email: null, notes: null },
    ],
    pageInfo: { totalItems: 2 },
  });
});

describe('deleting one', () => {
  test('removes it for good, once', async () => {
    const gone = await record();
    const { status, body } = await api.as(admin).delete(`/admin/volunteers/invalid/${gone.id}`);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Successfully deleted invalid record', deletedCount: 1 },
    ]);
    expect(await exists(gone)).toBe(false);
    await expectTallied(await api.database.orm.em.getConnection().getNativeClient());
    expect((await api.as(admin).delete(`/admin/volunteers/invalid/${gone.id}`)).status).toBe(404);
  });

  test('never reaches a person with an e-mail, one who has left, or another organization', async () => {
    const other = await api.make.anOrganization();
    for (const kept of [
      await api.make.aVolunteer(organization),
      await record({ removedAt: new Date() }),
      await record({}, other),
    ]) {
      expect((await api.as(admin).delete(`/admin/volunteers/invalid/${kept.id}`)).status).toBe(404);
      const { code } = await api
        .as(admin)
        .graphql('mutation ($id: ID!) { deleteInvalidRecord(id: $id) }', kept);
      expect([code, await exists(kept)]).toEqual(['NOT_FOUND', true]);
    }
    expect((await api.as(admin).delete(`/admin/volunteers/invalid/${newId()}`)).status).toBe(404);
    expect((await api.as(admin).delete('/admin/volunteers/invalid/1')).status).toBe(400);
  });
});

describe('deleting by criteria', () => {
  test('asks for all that is given, and tells how many there were', async () => {
    const matching = [
      await record({ firstName: 'Zed', adminNotes: 'From 2019' }),
      await record({ firstName: 'Zed', adminNotes: ' From 2019 ' }),
    ];
    const kept = [
      await record({ firstName: 'Zed' }),
      await record({ firstName: 'Zoe', adminNotes: 'From 2019' }),
      await record({ firstName: 'Zed', adminNotes: 'From 2019', role: UserRole.nonprofit_admin }),
      await record({ firstName: 'Zed', adminNotes: 'From 2019' }, await api.make.anOrganization()),
      await api.make.aVolunteer(organization, { firstName: 'Zed', adminNotes: 'From 2019' }),
    ];
    const { status, body } = await byCriteria({ role: 'volunteer', firstName: 'Zed', notes: 'From 2019' });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Successfully deleted 2 invalid records', deletedCount: 2 },
    ]);
    for (const gone of matching) expect(await exists(gone)).toBe(false);
    for (const person of kept) expect(await exists(person)).toBe(true);
  });

  test('takes a record as the directory showed it', async () => {
    const [gone, kept] = [
      await record({ firstName: null, lastName: null, adminNotes: 'X' }),
      await record({ firstName: 'Ann', lastName: null, adminNotes: 'X' }),
    ];
    const shown = (await api.as(admin).get('/dashboard/volunteers')).body.volunteers.find(
      ({ id }: { id: string }) => id === gone.id,
    );
    const { role, notes, firstName, lastName } = shown;
    expect((await byCriteria({ role, notes, firstName, lastName })).body.deletedCount).toBe(1);
    expect([await exists(gone), await exists(kept)]).toEqual([false, true]);
  });

  test.each([
    {},
    { role: '' },
    { notes: '', firstName: ' ', lastName: null },
    { firstName: 'Not set' },
    { email: 'x' },
  ])('without any that tells records apart (%j) is refused', async (criteria) => {
    const kept = await record({ firstName: null });
    const { status, body } = await byCriteria(criteria);
    expect([status, body.message]).toEqual([
      400,
      'Cannot delete record: No unique identifying criteria found',
    ]);
    expect(await exists(kept)).toBe(true);
  });

  test.each([
    [{ role: 'super_admin' }, 'Role must be volunteer or nonprofit_admin'],
    [{ firstName: 5 }, 'firstName must be a text'],
    [{ notes: 'a'.repeat(5_001) }, 'notes must be at most 5,000 characters'],
  ])('with %j is refused', async (criteria, message) => {
    const { status, body } = await byCriteria(criteria);
    expect(status).toBe(400);
    expect(`criteria.${body.message}`).toContain(message);
  });

  test('over GraphQL returns the number', async () => {
    await record({ lastName: 'Only' });
    const remove =
      'mutation ($criteria: InvalidRecordCriteria!) { deleteInvalidRecords(criteria: $criteria) }';
    const { data } = await api.as(admin).graphql(remove, { criteria: { lastName: 'Only' } });
    expect(data.deleteInvalidRecords).toBe(1);
    expect(
      (await api.as(admin).graphql(remove, { criteria: { lastName: 'Only' } })).data.deleteInvalidRecords,
    ).toBe(0);
    expect((await api.as(admin).graphql(remove, { criteria: {} })).code).toBe('BAD_USER_INPUT');
  });
});

test('volunteers and super administrators may neither see nor delete them', async () => {
  const kept = await record({ firstName: 'Zed' });
  const volunteer = await api.make.aVolunteer(organization);
  const root = await api.make.aSuperAdmin('the password of the owner');
  for (const actor of [api.as(volunteer), api.as(root)]) {
    expect((await actor.graphql('{ invalidRecords { items { id } } }')).code).toBe('FORBIDDEN');
    expect((await actor.delete(`/admin/volunteers/invalid/${kept.id}`)).status).toBe(403);
    const answer = await actor.post('/admin/volunteers/invalid/delete-by-criteria', { firstName: 'Zed' });
    expect(answer.status).toBe(403);
  }
  expect(await exists(kept)).toBe(true);
});
