import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStream } from '../testing/eventStream.js';
import { sharedPassword } from '../testing/factories.js';
import { type Node, openPrimary } from '../testing/replica.js';
import { ask } from '../trust/faults/cluster.js';
import { makePlaces, type Person, type Place } from '../trust/faults/place.js';
import { tally } from '../trust/faults/rounds.js';
import { launch } from '../trust/faults/server.js';
import { type Call, type Reply, send } from '../trust/faults/wire.js';
import { findPoolers, type Program, startPooler } from './pooler.js';
import { roundRobin } from './wires.js';

let primary: Node;
beforeAll(async () => {
  primary = await openPrimary();
});
afterAll(() => primary.stop());

const poolers = findPoolers();
if (poolers.length === 0) {
  console.log(
    'PgBouncer is not installed (Debian: apt-get install pgbouncer): servers are tried without it.',
  );
}
if (!poolers.some(({ prepares }) => prepares)) {
  console.log('No PgBouncer from 1.21 on is at PGBOUNCER: prepared statements behind it are not tried.');
}
const ways: { how: string; pooler?: Program; servers: number }[] = [
  { how: 'straight to PostgreSQL', servers: 4 },
  ...poolers.map((pooler) => ({
    how: `behind PgBouncer ${pooler.version}, statements ${pooler.prepares ? 'prepared' : 'not prepared'}`,
    pooler,
    servers: 5,
  })),
];

/** Servers that were started at the same moment on an empty database, and a balancer without memory in front. */
async function openServers(howMany: number, pooler?: Program) {
  const name = `scale_${randomUUID().slice(0, 8)}`;
  await ask(primary.url, `create database ${name}`);
  const straight = Object.assign(new URL(primary.url), { pathname: `/${name}` }).href;
  const shared = pooler && (await startPooler(pooler, straight));
  onTestFinished(() => shared?.stop());
  const variables = {
    LISTEN_DATABASE_URL: straight,
    PREPARED_STATEMENTS: String(pooler?.prepares ?? true),
    TRUST_PROXY: '1',
  };
  const began = performance.now();
  const servers = await Promise.all(
    Array.from({ length: howMany }, () => launch(shared?.url ?? straight, { variables })),
  );
  await Promise.all(servers.map((server) => server.ready()));
  const ready = Math.round(performance.now() - began);
  const urls = servers.map(({ url }) => url);
  const balancer = await roundRobin(urls);
  onTestFinished(() => balancer.close());
  const places = await makePlaces(straight, primary.dataDir, 2, 20);
  return { urls, url: balancer.url, places, ready, straight, pooled: shared?.url };
}

const login = (url: string, { email }: Person, password = sharedPassword) =>
  send(url, { path: '/api/auth/login', body: { email, password } });
const everywhere = (urls: string[], call: Call) => Promise.all(urls.map((url) => send(url, call)));
const statuses = async (urls: string[], call: Call) =>
  (await everywhere(urls, call)).map(({ status }) => status);
const all = (urls: string[], status: number) => urls.map(() => status);

test.each(ways)(
  '$servers servers $how are one to the people who use them',
  async ({ how, pooler, servers }) => {
    const { urls, url, places, ready, straight, pooled } = await openServers(servers, pooler);
    console.log(`${how}: ${servers} servers started at once on an empty database, ready after ${ready} ms`);
    const [here, there] = places as [Place, Place];
    await sessionsAreShared(urls, url, here);
    await guessesAreCountedTogether(url, here.volunteers[3] as Person);
    for (const { admin, volunteers } of places) {
      for (const person of [admin, ...volunteers.slice(0, 3)]) {
        person.token = (await login(url, person)).json.tokens.accessToken;
      }
    }
    await onceWithOneKey(urls, here.admin);
    await newsReachesEverybody(urls, here);
    await nobodySeesOthers(url, [here, there]);
    expect(await unfinished(straight)).toEqual([]);
    if (pooled) expect(await ask(pooled, 'show statement_timeout')).toEqual([{ statement_timeout: '8s' }]);
  },
);

async function sessionsAreShared(urls: string[], url: string, { volunteers: [person] }: Place) {
  expect.assert(person);
  const { tokens } = (await login(url, person)).json;
  expect(await statuses(urls, { path: '/api/auth/me', token: tokens.accessToken })).toEqual(all(urls, 200));
  // Every server is asked to refresh the same token at once: one successor for all.
  const body = { refreshToken: tokens.refreshToken };
  const refreshed = await everywhere(urls, { path: '/api/auth/refresh', body });
  expect(refreshed.map(({ status }) => status)).toEqual(all(urls, 200));
  expect(new Set(refreshed.map(({ json }) => json.tokens.refreshToken)).size).toBe(1);
  const { accessToken, refreshToken } = refreshed[0]?.json.tokens ?? {};
  expect(await statuses(urls, { path: '/api/auth/me', token: accessToken })).toEqual(all(urls, 200));
  const left = await send(url, { path: '/api/auth/logout', token: accessToken, body: { refreshToken } });
  expect(left.status).toBe(200);
  expect(await statuses(urls, { path: '/api/auth/me', token: accessToken })).toEqual(all(urls, 401));
  expect(await statuses(urls, { path: '/api/auth/refresh', body: { refreshToken } })).toEqual(all(urls, 401));
}

async function guessesAreCountedTogether(url: string, person: Person) {
  const told: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) told.push((await login(url, person, 'a wrong guess')).status);
  expect(told).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
}

async function onceWithOneKey(urls: string[], { token }: Person) {
  const title = `made once ${randomUUID()}`;
  const call = {
    path: '/api/admin/tasks',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { title, assignToEmails: [] },
  };
  const first = await everywhere(urls, call);
  expect(first.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(tally(first.map(({ status }) => status))).toMatchObject({ 201: expect.any(Number) });
  // Those that came while it was at work are told so, and find the answer when they ask again.
  const again = await everywhere(urls, call);
  expect(again.map(({ status }) => status)).toEqual(all(urls, 201));
  expect(new Set(again.map(({ text }) => text)).size).toBe(1);
}

async function newsReachesEverybody(urls: string[], { volunteers, events }: Place) {
  const [one, other] = volunteers as [Person, Person];
  const streams = await Promise.all(urls.map((url) => openStream(url, other.token)));
  try {
    const [event] = events;
    for (const [turn, url] of urls.entries()) {
      const body = { status: turn % 2 === 0 ? 'signed_up' : 'cancelled' };
      const path = `/api/calendar/events/${event}/rsvp`;
      expect((await send(url, { path, token: one.token, body })).status).toBe(200);
      const seats = body.status === 'signed_up' ? 1 : 0;
      await expect
        .poll(() => streams.map(({ updates }) => updates.at(-1)?.event?.confirmedSignups), {
          timeout: 20_000,
        })
        .toEqual(urls.map(() => seats));
    }
  } finally {
    await Promise.all(streams.map((stream) => stream.leave()));
  }
}

/** As programs are told to: who finds the service busy asks again. */
async function patiently(url: string, call: Call): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send(url, call);
    if (reply.status !== 503 || attempt === 10) return reply;
    await sleep(500);
  }
}

/** Of two organizations in turns, on fewer connections than requests: each sees its own. */
async function nobodySeesOthers(url: string, places: [Place, Place]) {
  const wrong: string[] = [];
  const one = async (turn: number) => {
    const { events, volunteers } = places[turn % 2] as Place;
    const person = volunteers[turn % 3] as Person;
    const { status, json } = await patiently(url, { path: '/api/calendar/events', token: person.token });
    const seen = (json.events ?? []).map(({ id }: { id: string }) => id);
    if (status !== 200 || seen.length === 0 || !seen.every((id: string) => events.includes(id))) {
      wrong.push(`${status} ${seen.length}`);
    }
    const path = `/api/calendar/events/${events[turn % events.length]}/rsvp`;
    const answered = await patiently(url, { path, token: person.token, body: { status: 'signed_up' } });
    if (![200, 409].includes(answered.status)) wrong.push(answered.text);
  };
  for (let lane = 0; lane < 200; lane += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, at) => one(lane + at)));
  }
  expect(wrong).toEqual([]);
}

/** Transactions, and locks of sessions, that somebody has left behind. */
const unfinished = (url: string) =>
  ask(
    url,
    `select state, query from pg_stat_activity where datname = current_database() and state like 'idle in%'
     union all select 'lock', objid::text from pg_locks
     where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
