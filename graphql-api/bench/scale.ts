import 'reflect-metadata';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { crowdPassword } from '../src/database/seed/crowd/password.js';
import { buildServer } from './build.js';
import { signInCast } from './people.js';
import { jwtSecret, type Measured, openPlace, type Place, startServer } from './place.js';
import { poolerVersion, startPooler } from './pooler.js';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const server = fileURLToPath(new URL('dist/server.js', import.meta.url));
const rsvp = `mutation ($id: ID!, $status: RsvpStatus!) { rsvpToEvent(eventId: $id, status: $status) {
  userRsvpStatus confirmedSignups } }`;
const freeEvent = `select e.id from events e where organization_id = $1 and start_date > now() + interval '1 day'
  and (max_volunteers is null or confirmed_signups < max_volunteers) order by start_date, id limit 1`;

/** Two servers behind a real PgBouncer: what one is told, the other knows. */
async function main(): Promise<void> {
  const version = poolerVersion();
  if (!version)
    return tell('PgBouncer is not installed (Debian: apt-get install pgbouncer), so nothing was tried.');
  const prepared = version[0] > 1 || version[1] >= 21;
  tell(`PgBouncer ${version.join('.')}, prepared statements ${prepared ? 'on' : 'off: they need 1.21'}`);
  buildServer();
  const place = await openPlace(5, 200);
  const pooler = await startPooler(place, prepared);
  const servers: Measured[] = [];
  try {
    const variables = {
      NODE_ENV: 'production',
      DATABASE_URL: pooler.url,
      LISTEN_DATABASE_URL: place.url,
      DATA_DIR: place.folder,
      JWT_SECRET: jwtSecret,
      PREPARED_STATEMENTS: String(prepared),
    };
    servers.push(...(await Promise.all([0, 1].map(() => startServer([server], variables)))));
    await tryBoth(place, servers[0] as Measured, servers[1] as Measured);
  } finally {
    await Promise.all(servers.map((one) => one.stop()));
    pooler.stop();
    await place.stop();
  }
}

async function tryBoth(place: Place, first: Measured, second: Measured): Promise<void> {
  const [person] = (await signInCast(place.db, 1)).volunteers;
  assert(person?.organizationId);
  const signedIn = await post(first, '/api/auth/login', '', { email: person.email, password: crowdPassword });
  assert.equal(signedIn.success, true, JSON.stringify(signedIn));
  const { accessToken } = signedIn.tokens;
  const seen = await post(second, '/graphql', accessToken, { query: '{ viewer { email } }' });
  assert.equal(seen.data.viewer.email, person.email);
  tell('Who signs in on one server is known to the other.');

  const { rows } = await place.db.query<{ id: string }>(freeEvent, [person.organizationId]);
  const id = rows[0]?.id ?? '';
  const told = await listen(second, accessToken);
  for (let round = 0; round < 50; round += 1) {
    const status = round % 2 === 0 ? 'signed_up' : 'cancelled';
    const answer = await post(round % 4 < 2 ? first : second, '/graphql', accessToken, {
      query: rsvp,
      variables: { id, status },
    });
    assert.equal(answer.data?.rsvpToEvent?.userRsvpStatus, status, JSON.stringify(answer));
  }
  tell('50 answers to an event, given through both servers in turns, are each seen at once.');
  await told(id);
  tell('Who is connected to one server is told of an answer given through the other.');
}

async function post(to: Measured, path: string, token: string, body: object) {
  const answer = await fetch(`http://127.0.0.1:${to.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
}

/** Connects for live updates; what it gives back waits until an event is told of. */
async function listen(to: Measured, token: string): Promise<(eventId: string) => Promise<void>> {
  const answer = await fetch(`http://127.0.0.1:${to.port}/graphql/stream`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: 'subscription { live { eventId } }' }),
    signal: AbortSignal.timeout(60_000),
  });
  assert.equal(answer.status, 200);
  return async (eventId) => {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes(eventId)) return;
    }
    throw new Error(`Nothing was told of the event: ${text}`);
  };
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
