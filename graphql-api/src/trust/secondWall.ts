import { sql } from 'kysely';
import { executableSchema } from '../schema.js';
import type { TestApi } from '../testing/api.js';
import { factories } from '../testing/factories.js';
import type { Statement } from '../testing/statements.js';
import { type Call, everyCall } from './calls.js';
import { type Principal, principals } from './principals.js';
import { makePlace, nowhere, type Place } from './world.js';

/** Tables whose rows belong to an organization, by themselves or through a person or a webhook. */
const tenantTables = [
  ...['users', 'tasks', 'assignments', 'events', 'rsvps', 'documents', 'newsletters', 'newsletter_messages'],
  ...[
    'webhooks',
    'webhook_deliveries',
    'changes',
    'audit_events',
    'sessions',
    'access_tokens',
    'calendar_feeds',
  ],
];
const touches = new RegExp(`\\b(?:from|join|update|into)\\s+"?(${tenantTables.join('|')})"?(?![\\w"])`, 'i');

/** Who looks for a person on the whole platform before their organization is known, and why. */
const beyond: Record<string, string> = {
  login: 'nobody is signed in yet, and an address is one person',
  checkEmail: 'the same',
  addVolunteer: 'an address is used once on the whole platform',
  resetPersonalPassword: 'super administrators ask the same; a person is found by id and then judged',
  importVolunteers: 'the same for each of the addresses',
  myCalendarFeed: 'the secret in the address of a feed is all that a calendar program knows',
};

/**
 * Asks for every use case as people of an organization, with own and with foreign ids, and tells of each statement
 * that touches what belongs to organizations without naming theirs, or something of theirs.
 * @param step of how many calls one is tried; 1 for all of them
 */
export async function statementsWithoutOrganization(api: TestApi, step = 1) {
  const calls = everyCall(executableSchema()).filter((_, index) => index % step === 0);
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  const found = new Set<string>();
  const used = new Set<string>();
  let watched = 0;
  let world: { A: Place; B: Place; none: Place } | undefined;
  for (const call of calls) {
    for (const principal of principals.filter(
      ({ home, column, token }) => home === 'A' && column > 0 && !token,
    )) {
      for (const belonging of ['foreign', 'absent', 'own'] as const) {
        world ??= {
          A: await makePlace(api, superAdmin),
          B: await makePlace(api, superAdmin),
          none: nowhere(superAdmin),
        };
        const place = { own: world.A, foreign: world.B, absent: world.none }[belonging];
        const { A } = world;
        const before = await keysOf(api, A);
        const statements = await api.statements.of(() => send(api, call, principal, A, place));
        const own = new Set([...before, ...(await keysOf(api, A))]);
        for (const statement of statements) {
          if (!touches.test(statement.text)) continue;
          watched += 1;
          const named = keysIn(statement).some((key) => own.has(key));
          if (named) continue;
          if (
            Object.hasOwn(beyond, call.useCase) &&
            /^select [^;]* from "(users|calendar_feeds)"/.test(statement.text)
          ) {
            used.add(call.useCase);
            continue;
          }
          found.add(`${call.useCase}, ${belonging}: ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`);
        }
        if (call.kind === 'mutation' && belonging === 'own') world = undefined;
      }
    }
  }
  // An exception that nobody needs any more would hide the next mistake.
  const needless = Object.keys(beyond).filter((useCase) => step === 1 && !used.has(useCase));
  return { watched, found: [...found, ...needless] };
}

async function send(
  api: TestApi,
  call: Call,
  principal: Principal,
  home: Place,
  place: Place,
): Promise<void> {
  const { method, path, body } = call.ask(place, principal, place === home ? 'own' : 'foreign');
  const bearer = home.bearers[principal.key ?? 'volunteer'];
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  await answer.arrayBuffer();
}

/** The ids of an organization and of everything it has. */
async function keysOf(api: TestApi, { organization }: Place): Promise<string[]> {
  const own = ['users', 'tasks', 'events', 'documents', 'newsletters', 'webhooks', 'assignments', 'rsvps'];
  const parts = own.map(
    (name) => sql`select id from ${sql.table(name)} where organization_id = ${organization.id}`,
  );
  const theirs = ['sessions', 'access_tokens'].map(
    (name) =>
      sql`select id from ${sql.table(name)} where user_id in (select id from users where organization_id = ${organization.id})`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join([...parts, ...theirs], sql` union all `)}`.execute(
    api.database.db,
  );
  return [organization.id, ...rows.map(({ id }) => id)];
}

/** What a statement names: its values, those of its lists, and those that the mapper has written into its text. */
function keysIn({ text, values }: Statement): string[] {
  const written = [...text.matchAll(/'([0-9a-f-]{36})'/g)].map(([, key]) => key ?? '');
  const given = values.flat().map(String);
  return [...given.flatMap((value) => /^\{(.*)\}$/.exec(value)?.[1]?.split(',') ?? value), ...written];
}
