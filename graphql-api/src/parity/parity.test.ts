import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routes } from '../routes.js';
import { executableSchema } from '../schema.js';
import { testApi } from '../testing/api.js';
import { type Fixture, type Row, table } from '../testing/permissions.table.js';
import { operationFor } from '../testing/selection.js';
import { asked, graphqlOnly, otherwiseAlike } from './oneDoor.js';
import { asGraphql, contradictions, likeness, saysSomething } from './twin.js';

const api = testApi();
const schema = executableSchema();
const roles = ['anonymous', 'volunteer', 'nonprofitAdmin', 'superAdmin'] as const;
/** Notes of each request, not what it did; and the limiter's counters, which both doors share. */
const noRows = ['sessions', 'sign_in_events', 'rate_limits', 'migrations', 'idempotency_keys'];
let tables: string[];
let superAdmin: Fixture['superAdmin'];
let readers: [Fixture, Fixture] | undefined;
let runs = 0;
/** Emptying the tables costs as much as reading what so many tests leave in them. */
const afreshEvery = 15;

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.database.db);
  tables = rows.map(({ name }) => name).filter((name) => !noRows.includes(name));
  await startAfresh();
});
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

/** Who sees the whole platform must not see what other tests have left. */
async function startAfresh(): Promise<void> {
  const names = tables.map((name) => sql.table(name));
  await sql`truncate ${sql.join(names)}, sessions cascade`.execute(api.database.db);
  const owner = { organizationId: null, role: 'super_admin', passwordHash: 'none' };
  superAdmin = (await api.make.aVolunteer({ id: '' }, owner)) as unknown as Fixture['superAdmin'];
  readers = undefined;
}

/** Two of a kind: those who only read share theirs. */
async function twins(reads: boolean): Promise<[Fixture, Fixture]> {
  if (!reads) return [await twin(), await twin()];
  readers ??= [await twin(), await twin()];
  return readers;
}

/** The same people and things once more, in an organization of their own. */
async function twin(): Promise<Fixture> {
  const organization = await api.make.anOrganization();
  const person = async (make: Promise<{ id: string }>) => (await make) as Fixture['other'];
  const volunteer = await person(api.make.aVolunteer(organization));
  const nonprofitAdmin = await person(api.make.anAdmin(organization));
  const other = await person(api.make.aVolunteer(organization));
  return {
    organization,
    volunteer,
    nonprofitAdmin,
    other,
    superAdmin,
    event: await api.make.anEvent(organization),
    task: await api.make.aTask(organization, [volunteer, nonprofitAdmin, other]),
    document: await api.make.aDocument(organization, { content: Buffer.from('The same') }),
  };
}

/** Every row of every table, as text. */
async function allRows(): Promise<Set<string>> {
  const parts = tables.map(
    (name) => sql`select ${name} as name, to_jsonb(t) as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: object }>`${sql.join(parts, sql` union all `)}`.execute(
    api.database.db,
  );
  return new Set(rows.map(({ name, row }) => JSON.stringify([name, row])));
}

/** What stands in one and not in the other, told without who and when. */
function difference(before: Set<string>, after: Set<string>, of: Fixture): string[] {
  const told = (rows: Set<string>, than: Set<string>, sign: string) =>
    [...rows]
      .filter((row) => !than.has(row))
      .map((row) => `${sign} ${JSON.stringify(likeness(JSON.parse(row), of))}`);
  return [...told(before, after, '-'), ...told(after, before, '+')].toSorted();
}

const calls = table.flatMap((row) =>
  (row.rest ?? [])
    .filter(({ call }) => !otherwiseAlike[call])
    .map((rest) => ({ row, rest, name: rest.call })),
);

describe.each(calls)('$name and its GraphQL field', ({ row, rest }) => {
  const { useCase, who, args } = row;
  const may = roles.filter((_, index) => who[index] === 200).slice(0, 1);
  const mayNot = roles.filter((_, index) => who[index] !== 200).slice(-1);

  test.each([...may, ...mayNot])('give the same answer to %s, and do the same', async (role) => {
    runs += 1;
    if (runs % afreshEvery === 0 || (role === 'superAdmin' && may.includes(role))) await startAfresh();
    const [one, other] = await twins(rest.call.startsWith('GET'));
    const [actor, itsTwin] = [one, other].map((of) => api.as(role === 'anonymous' ? null : of[role])) as [
      Actor,
      Actor,
    ];
    await Promise.all([actor.token(), itsTwin.token()]);

    const before = await allRows();
    const given = asked[rest.call]?.(one) ?? args?.(one);
    const graphql = await actor.graphql(operationFor(schema, useCase, given), given);
    const between = await allRows();
    const answer = await send(itsTwin, rest, other);
    const after = await allRows();

    expect([answer.body.code, answer.status < 400]).toEqual([graphql.code, graphql.code === undefined]);
    if (graphql.code) expect(answer.body.message).toBe(graphql.message);
    else {
      const { compared, different } = contradictions(
        likeness(graphql.data[useCase], one),
        likeness(asGraphql(answer.body), other),
      );
      expect(different).toEqual([]);
      if (saysSomething(graphql.data[useCase])) expect(compared).toBeGreaterThan(0);
    }
    expect(difference(between, after, other)).toEqual(difference(before, between, one));
  });
});

type Actor = ReturnType<typeof api.as>;

function send(actor: Actor, { call, params, body }: NonNullable<Row['rest']>[number], of: Fixture) {
  const [method = '', template = ''] = call.split(' ');
  const values = params?.(of) ?? {};
  const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(asked[call]?.(of) as Record<string, string>);
  return actor.send(method, `${path}?${query}`, method === 'GET' ? undefined : (body?.(of) ?? {}));
}

test('every use case has both doors, or a reason why not', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const reached = new Set(routes.map(({ field }) => field));
  expect(fields.filter((field) => !reached.has(field)).toSorted()).toEqual(
    Object.keys(graphqlOnly).toSorted(),
  );
});

test('every call that is compared elsewhere exists', () => {
  const all = new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  expect(Object.keys(otherwiseAlike).filter((call) => !all.has(call))).toEqual([]);
});
