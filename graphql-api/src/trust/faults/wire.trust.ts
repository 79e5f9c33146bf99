import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Cluster, openCluster } from './cluster.js';
import { makePlaces, type Person, type Place, signIn } from './place.js';
import { openProxy } from './proxy.js';
import { tally } from './rounds.js';
import { launch } from './server.js';
import { send } from './wire.js';

const roundTrip = 200;
const mostRoundTrips = 5;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.close());

async function aServerBehindAWire(name: string) {
  const url = await cluster.emptyDatabase(name);
  const proxy = await openProxy(url);
  onTestFinished(() => proxy.close());
  const server = await launch(proxy.url, { variables: { LISTEN_DATABASE_URL: url, LOG_LEVEL: 'silent' } });
  await server.ready();
  const [place] = (await makePlaces(url, server.dataDir, 1, 10)) as [Place];
  await signIn(server.url, [place]);
  const ask = async (path: string, token: string) => {
    const began = performance.now();
    const { status } = await send(server.url, { path, token });
    return { status, milliseconds: Math.round(performance.now() - began) };
  };
  return { url, proxy, server, place, ask };
}

test('a full pool is told within 1.5 seconds and nobody queues for long; when it is free again all are served', async () => {
  const { url, place, ask } = await aServerBehindAWire('full_pool');
  const { token } = place.admin;
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table documents in access exclusive mode');
  // As many as there are connections wait for the table; whoever comes after them waits for a connection.
  const waiting = Array.from({ length: 20 }, () => ask('/api/documents/recent', token));
  await sleep(300);
  const others = await Promise.all(Array.from({ length: 20 }, () => ask('/api/documents/recent', token)));
  const slowest = Math.max(...others.map(({ milliseconds }) => milliseconds));
  await holder.query('rollback');
  const first = await Promise.all(waiting);
  const after = await Promise.all(Array.from({ length: 20 }, () => ask('/api/documents/recent', token)));
  const statuses = (answers: { status: number }[]) => tally(answers.map(({ status }) => status));
  console.log(
    `pool full: ${JSON.stringify(statuses(others))} within ${slowest} ms, then ${JSON.stringify(statuses(after))}`,
  );
  expect(statuses(others)).toEqual({ 503: 20 });
  // 1.5 s by the server's clock, and some for a busy machine.
  expect(slowest).toBeLessThan(2_500);
  expect(statuses(first)[200]).toBeGreaterThan(3);
  expect(statuses(after)).toEqual({ 200: 20 });
});

test('connections whose packets vanish are given up, and the server finds new ones by itself', async () => {
  const { proxy, place, ask } = await aServerBehindAWire('silent');
  const { token } = place.admin;
  expect((await ask('/api/auth/me', token)).status).toBe(200);
  proxy.silence();
  const began = Date.now();
  const lost = await Promise.all(Array.from({ length: 12 }, () => ask('/api/documents/recent', token)));
  const slowest = Math.max(...lost.map(({ milliseconds }) => milliseconds));
  proxy.heal();
  while ((await ask('/api/documents/recent', token)).status !== 200 && Date.now() - began < 60_000)
    await sleep(50);
  const healed = Date.now() - began;
  const all = await Promise.all(Array.from({ length: 20 }, () => ask('/api/documents/recent', token)));
  console.log(
    `packets vanish: ${JSON.stringify(tally(lost.map(({ status }) => status)))} within ${slowest} ms, served again ${healed - slowest} ms after the wire`,
  );
  expect(tally(lost.map(({ status }) => status))).toEqual({ 503: 12 });
  expect(slowest).toBeLessThan(12_000);
  expect(healed).toBeLessThan(30_000);
  expect(tally(all.map(({ status }) => status))).toEqual({ 200: 20 });
});

test(`no page needs more than ${mostRoundTrips} round trips, so that a slow database makes nobody wait for long`, async () => {
  const { proxy, place, ask } = await aServerBehindAWire('slow');
  const [volunteer] = place.volunteers as [Person];
  const pages: [string, string][] = [
    ['/api/auth/me', volunteer.token],
    ['/api/dashboard/volunteer', volunteer.token],
    ['/api/tasks/my', volunteer.token],
    ['/api/calendar/events?month=5&year=2099', volunteer.token],
    [`/api/calendar/events/${place.events[0]}`, volunteer.token],
    ['/api/documents', volunteer.token],
    ['/api/dashboard/admin', place.admin.token],
    ['/api/admin/tasks', place.admin.token],
    ['/api/dashboard/volunteers', place.admin.token],
  ];
  // Each statement is known to its connection afterwards.
  for (const [path, token] of pages) expect([path, (await ask(path, token)).status]).toEqual([path, 200]);
  proxy.delay(roundTrip);
  const taken: string[] = [];
  const counts: number[] = [];
  for (const [path, token] of pages) {
    const { status, milliseconds } = await ask(path, token);
    expect([path, status]).toEqual([path, 200]);
    counts.push(Math.floor(milliseconds / roundTrip));
    taken.push(`${path.replace(/[0-9a-f-]{36}/, ':id')} ${counts.at(-1)}`);
  }
  console.log(`slow database: round trips of ${roundTrip} ms for a page: ${taken.join(', ')}`);
  expect(Math.max(...counts)).toBeLessThanOrEqual(mostRoundTrips);
});
