import { beforeEach, describe, expect, test } from 'vitest';
import { routes } from '../routes.js';
import { executableSchema } from '../schema.js';
import { testApi } from './api.js';
import { type Fixture, type Row, table } from './permissions.table.js';
import { operationFor } from './selection.js';

const api = testApi();
const schema = executableSchema();
const roles = ['anonymous', 'volunteer', 'nonprofitAdmin', 'superAdmin'] as const;
const statusOf: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

async function fixture(): Promise<Fixture> {
  const organization = await api.make.anOrganization();
  const person = async (make: Promise<{ id: string }>) => (await make) as Fixture['other'];
  const volunteer = await person(api.make.aVolunteer(organization));
  const nonprofitAdmin = await person(api.make.anAdmin(organization));
  const other = await person(api.make.aVolunteer(organization));
  const superAdmin = await person(api.make.aSuperAdmin('the password of the owner'));
  return {
    organization,
    volunteer,
    nonprofitAdmin,
    superAdmin,
    other,
    event: await api.make.anEvent(organization),
    task: await api.make.aTask(organization, [volunteer, nonprofitAdmin, other]),
    document: await api.make.aDocument(organization),
  };
}

const actorOf = (of: Fixture, role: (typeof roles)[number]) => (role === 'anonymous' ? null : of[role]);

describe.each(table)('$useCase', (row: Row) => {
  test.each(roles.map((role, index) => [role, row.who[index]] as const))(
    'asked by %s over GraphQL answers %i',
    async (role, expected) => {
      const of = await fixture();
      const actor = api.as(actorOf(of, role));
      const args = row.args?.(of);
      const { code, message } = await actor.graphql(operationFor(schema, row.useCase, args), args);
      expect([code ? statusOf[code] : 200, message]).toEqual([
        expected,
        code ? expect.any(String) : undefined,
      ]);
    },
  );

  for (const { call, params, body, who = row.who } of row.rest ?? []) {
    test.each(roles.map((role, index) => [role, who[index]] as const))(
      `asked by %s as ${call} answers %i`,
      async (role, expected) => {
        const of = await fixture();
        const [method = '', template = ''] = call.split(' ');
        const values = params?.(of) ?? {};
        const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
        const sent = method === 'GET' ? undefined : (body?.(of) ?? {});
        const answer = await api.as(actorOf(of, role)).send(method, path, sent);
        const accepted = expected === 200 ? [200, 201] : [expected];
        expect(accepted, answer.text.slice(0, 300)).toContain(answer.status);
      },
    );
  }
});

test('every GraphQL operation has its row', () => {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(table.map(({ useCase }) => useCase).toSorted()).toEqual(operations.toSorted());
});

test('every REST route has its row', () => {
  const calls = [...new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`))];
  const listed = table.flatMap(({ rest }) => rest?.map(({ call }) => call) ?? []);
  expect(listed.toSorted()).toEqual(calls.toSorted());
});

test('every REST route names a GraphQL field', () => {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  expect(routes.map(({ field }) => field).filter((field) => !Object.hasOwn(fields, field))).toEqual([]);
});
