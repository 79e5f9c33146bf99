import 'reflect-metadata';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../app.js';
import type { Services } from '../context.js';
import { readEnv } from '../env.js';
import { fileStore } from '../modules/documents/document.store.js';
import { createLimits } from '../modules/people/session.limits.js';
import { createTokens } from '../modules/people/session.tokens.js';
import { executableSchema } from '../schema.js';
import type { TestApi } from '../testing/api.js';
import { factories, sharedPassword } from '../testing/factories.js';
import { caughtUp, type Node, openPrimary, openReplica } from '../testing/replica.js';
import { StatementCounter } from '../testing/statements.js';
import { everyCall } from '../trust/calls.js';
import { principals } from '../trust/principals.js';
import { makePlace, type Place } from '../trust/world.js';
import { migrate } from './migrate.js';
import { connectMembers, connectOrm, type Databases, type Orm, typedSql } from './orm.js';
import { maxLagMilliseconds } from './replicas.js';

/** A server on a primary and a streaming replica of it. */
const place = {} as {
  primary: Node;
  replica: Node;
  orm: Orm;
  databases: Databases;
  app: App;
  server: Server;
  services: Services;
  url: string;
  onReplica: StatementCounter;
};

beforeAll(async () => {
  const secret = 'a secret that outlives the database';
  place.primary = await openPrimary();
  place.orm = await connectOrm(place.primary.url);
  await migrate(place.orm);
  place.replica = await openReplica(place.primary, 'replica');
  place.onReplica = new StatementCounter();
  const { port } = new URL(place.replica.url);
  place.databases = await connectMembers(place.orm, place.primary.url, {
    replicaUrls: [place.replica.url],
    onPool: (pool) => {
      if ((pool.options as { connectionString?: string }).connectionString?.includes(`:${port}/`))
        place.onReplica.watch(pool);
    },
  });
  place.services = {
    env: readEnv({ JWT_SECRET: secret, DATA_DIR: place.primary.dataDir }),
    log: pino({ level: 'silent' }),
    store: fileStore(join(place.primary.dataDir, 'documents')),
    tokens: createTokens(secret),
    limits: createLimits(await place.orm.em.getConnection().getNativeClient()),
  };
  place.app = await createApp(place.databases, place.services, '');
  place.server = createServer(place.app.handler).listen(0, '127.0.0.1');
  await once(place.server, 'listening');
  place.url = `http://127.0.0.1:${(place.server.address() as AddressInfo).port}`;
}, 120_000);

afterAll(async () => {
  place.server.closeAllConnections();
  place.server.close();
  await place.app.stop();
  await place.databases.replicas?.stop();
  await place.databases.members.close(true);
  await place.orm.close(true);
  await place.replica.stop();
  await place.primary.stop();
});

async function send(token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${place.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
}

/** An organization with somebody who is signed in, all of it on the replica too. */
async function somebody() {
  const database = { orm: place.orm, db: typedSql(place.orm.em.fork()), url: '', close: async () => {} };
  const make = factories({ database, store: fileStore(place.primary.dataDir) });
  const organization = await make.anOrganization();
  const admin = await make.anAdmin(organization);
  const volunteer = await make.aVolunteer(organization);
  const signIn = async ({ email }: { email?: unknown }) => {
    const { body } = await send('', 'POST', '/api/auth/login', { email, password: sharedPassword });
    return body.tokens.accessToken as string;
  };
  const tokens = { admin: await signIn(admin), volunteer: await signIn(volunteer) };
  const event = await make.anEvent(organization);
  await caughtUp(place.primary, place.replica);
  return { organization, tokens, event };
}

/** The statements of members that reach the replica meanwhile. */
async function readThere(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await place.onReplica.of(work);
  return statements.map(({ text }) => text).filter((text) => !text.includes('pg_last_wal_replay_lsn'));
}

const titlesOf = async (token: string): Promise<string[]> => {
  const { status, body } = await send(token, 'GET', '/api/calendar/events');
  expect(status).toBe(200);
  return body.events.map(({ title }: { title: string }) => title);
};
/** What the replica refused, by its own log. */
const refusals = () =>
  readFileSync(join(place.replica.dataDir, 'postgres/postgres.log'), 'utf8')
    .split('\n')
    .filter((line) => / ERROR: /.test(line));
const rename = (token: string, id: string, title: string) =>
  send(token, 'POST', '/graphql', {
    query:
      'mutation ($id: ID!, $title: String!) { updateEvent(id: $id, input: { title: $title }) { title } }',
    variables: { id, title },
  });
const profile = { query: '{ viewer { firstName } }' };
test('what somebody only looks at comes from the replica, whichever door they come through', async () => {
  const { tokens, event } = await somebody();
  const seen = await readThere(async () => {
    expect(await titlesOf(tokens.volunteer)).toEqual([event.title]);
    const asked = await send(tokens.volunteer, 'POST', '/graphql', profile);
    expect(asked.status).toBe(200);
  });
  expect(seen.filter((text) => text.includes('"events"'))).toHaveLength(1);
  expect(seen.filter((text) => text.includes('"users"'))).not.toEqual([]);
  expect(await readThere(() => rename(tokens.admin, event.id, 'decided on the primary'))).toEqual([]);
});

test('everybody sees their own writes at once, others within the time that a replica may be late', async () => {
  const { tokens, event } = await somebody();
  expect(await titlesOf(tokens.volunteer)).toEqual([event.title]);
  await place.replica.ask('select pg_wal_replay_pause()');
  try {
    const paused = Date.now();
    expect((await rename(tokens.admin, event.id, 'renamed')).body.data).toEqual({
      updateEvent: { title: 'renamed' },
    });
    expect(await titlesOf(tokens.admin)).toEqual(['renamed']);
    // That it is still the old one for the other shows that they are answered by the replica.
    expect(await titlesOf(tokens.volunteer)).toEqual([event.title]);
    // One statement without a transaction is counted too.
    const yes = await send(tokens.volunteer, 'POST', `/api/calendar/events/${event.id}/rsvp`, {
      status: 'signed_up',
    });
    expect(yes.status).toBe(200);
    expect(await titlesOf(tokens.volunteer)).toEqual(['renamed']);
    expect(Date.now() - paused).toBeLessThan(maxLagMilliseconds);
  } finally {
    await place.replica.ask('select pg_wal_replay_resume()');
  }
  await caughtUp(place.primary, place.replica);
  expect(await readThere(() => titlesOf(tokens.admin))).not.toEqual([]);
});

test('no statement of any use case asks a replica for what only the primary can do (every third call)', async () => {
  const api = {
    database: { orm: place.orm, db: typedSql(place.orm.em.fork()) },
    store: place.services.store,
    services: place.services,
  } as TestApi;
  const superAdmin = (await factories(api).aSuperAdmin('the password of the owner')) as Place['superAdmin'];
  const admin = principals.find(({ key }) => key === 'nonprofitAdmin');
  expect.assert(admin);
  let world: Place | undefined;
  const failed: string[] = [];
  for (const call of everyCall(executableSchema()).filter((_, index) => index % 3 === 0)) {
    if (!world) {
      world = await makePlace(api, superAdmin);
      await caughtUp(place.primary, place.replica);
    }
    const { method, path, body } = call.ask(world, admin, 'own');
    const { status } = await send(world.bearers.nonprofitAdmin ?? '', method, path, body as object);
    if (status >= 500) failed.push(`${call.name} ${call.door} ${status}`);
    if (call.kind === 'mutation') world = undefined;
  }
  expect(failed).toEqual([]);
  expect(refusals()).toEqual([]);
}, 120_000);
