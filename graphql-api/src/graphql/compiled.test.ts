import { parse, execute as walk } from 'graphql';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Context } from '../context.js';
import { executableSchema } from '../schema.js';
import { testApi } from '../testing/api.js';
import { operationFor } from '../testing/selection.js';
import { createExecutor } from './compiled.js';

const api = testApi();
const schema = executableSchema();
const execute = createExecutor(schema);

/** Both ways of executing, as the same person. */
async function bothWays(text: string, variableValues: Record<string, unknown>, contextValue: Context) {
  const document = parse(text);
  const compiled = await execute({ document, variableValues, contextValue });
  const walked = await walk({ schema, document, variableValues, contextValue });
  return { compiled: JSON.parse(JSON.stringify(compiled)), walked: JSON.parse(JSON.stringify(walked)) };
}

async function anAdminsContext(): Promise<Context> {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  for (let row = 0; row < 5; row += 1) {
    await api.make.anEvent(organization);
    await api.make.aTask(organization, [admin]);
    await api.make.aDocument(organization);
  }
  const em = api.database.orm.em.fork();
  const viewer = {
    id: admin.id,
    sessionId: '',
    role: admin.role,
    email: admin.email ?? '',
    organizationId: organization.id,
    timezone: organization.timezone,
  };
  return { ...api.services, em, db: em.getKysely(), viewer, requestId: '', ip: '', userAgent: null } as never;
}

test.each([
  ['volunteerDashboard', {}],
  ['myTasks', { limit: 3 }],
  ['calendarMonth', { month: 5, year: 2099 }],
  ['adminDashboard', {}],
  ['adminTasks', { limit: 3, search: 'a' }],
  ['documents', { search: 'e', page: 2, limit: 2 }],
  ['directory', { search: '\u0001id\u0001' }],
  // Refused: by the type of a variable, by a rule, by a policy.
  ['myTasks', { limit: 'many' }],
  ['myTasks', { limit: 1_000 }],
  ['platformDashboard', {}],
])('a compiled %s answers as graphql-js does (%j)', async (name, variables) => {
  const text = operationFor(schema, name, variables);
  const { compiled, walked } = await bothWays(text, variables, await anAdminsContext());
  expect(compiled.data).toEqual(walked.data);
  const told = (errors?: { message: string; path?: unknown }[]) =>
    errors?.map(({ message, path }) => ({ message, path }));
  expect(told(compiled.errors)).toEqual(told(walked.errors));
  expect(compiled.data ?? compiled.errors).toBeTruthy();
});

test('the same document serves @include both ways', async () => {
  const text = `query ($more: Boolean!) { viewer { id firstName @include(if: $more) ...Rest @skip(if: $more) } }
    fragment Rest on Viewer { lastName }`;
  const context = await anAdminsContext();
  for (const more of [true, false]) {
    const { compiled, walked } = await bothWays(text, { more }, context);
    expect(compiled).toEqual(walked);
    expect(compiled.errors).toBeUndefined();
  }
});

test('a database that goes away in the middle of an operation is told as that, and what is a fault of ours too', async () => {
  const organization = await api.make.anOrganization();
  const volunteer = api.as(await api.make.aVolunteer(organization));
  const event = await api.make.anEvent(organization);
  const { db } = api.database;
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception using errcode = tg_argv[0]; end $$`.execute(db);
  for (const [state, code] of [
    ['57P01', 'SERVICE_UNAVAILABLE'],
    ['22012', 'INTERNAL_SERVER_ERROR'],
  ] as const) {
    await sql`create trigger fail before insert on rsvps execute function fail(${sql.lit(state)})`.execute(
      db,
    );
    const answer = await volunteer.graphql(
      'mutation ($id: ID!) { rsvpToEvent(eventId: $id, status: signed_up) { id } }',
      { id: event.id },
    );
    expect([answer.code, answer.message]).toEqual([code, expect.stringMatching(/Please try again\.$/)]);
    await sql`drop trigger fail on rsvps`.execute(db);
  }
});
