import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, openCluster } from './cluster.js';
import { findDrift, findWrites, makePlaces, noDrift, signIn } from './place.js';
import { randomOf, rounds, seedOf } from './rounds.js';
import { launch, type Victim } from './server.js';
import { Writers } from './writes.js';

const serverKills = rounds(50);
const databaseKills = rounds(20);
const organizations = 8;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.close());

async function twoServersAndWriters(url: string, seed: number) {
  const servers = await Promise.all([launch(url), launch(url)]);
  await Promise.all(servers.map((server) => server.ready()));
  const places = await makePlaces(url, servers[0].dataDir, organizations, 2_000);
  await signIn(servers[0].url, places);
  const random = randomOf(seed);
  const addresses = servers.map((server) => server.url);
  const writers = new Writers(places, addresses, random);
  writers.start(4);
  return { servers, writers, random };
}

async function verdictOf(url: string, writers: Writers, what: string) {
  await writers.stop();
  // What a killed server had asked for may still be at work.
  await sleep(1_000);
  const { lost, duplicates, ghosts, ...counted } = writers.history.judge(await findWrites(url));
  console.log(`${what}: ${JSON.stringify(counted)}, answers ${JSON.stringify(writers.told)}`);
  console.log(`${what}: ${lost.length} lost, ${duplicates.length} doubled, ${ghosts.length} not asked for`);
  return { lost, duplicates, ghosts, faults: writers.faults, drift: await findDrift(url) };
}
const nothing = { lost: [], duplicates: [], ghosts: [], faults: [], drift: noDrift };

test(`a server killed ${serverKills} times while people write loses and doubles nothing, and starts again by itself`, async () => {
  const what = 'kill -9 of the server';
  const url = await cluster.emptyDatabase('killed_servers');
  const { servers, writers, random } = await twoServersAndWriters(url, seedOf(what));
  const starts: number[] = [];
  for (let kill = 0; kill < serverKills; kill += 1) {
    await sleep(200 + random() * 400);
    const { port, dataDir, ...victim } = servers[kill % 2] as Victim;
    await victim.kill();
    const next = await launch(url, { port, dataDir });
    servers[kill % 2] = next;
    starts.push(await next.ready());
  }
  console.log(`${what}: ${serverKills} kills, slowest start ${Math.round(Math.max(...starts))} ms`);
  const verdict = await verdictOf(url, writers, what);
  expect(verdict).toEqual(nothing);
});

test(`a database killed ${databaseKills} times while people write keeps what was acknowledged, and the servers live on`, async () => {
  const what = 'kill -9 of PostgreSQL';
  const url = await cluster.emptyDatabase('killed_database');
  const { servers, writers, random } = await twoServersAndWriters(url, seedOf(what));
  const recoveries: number[] = [];
  for (let kill = 0; kill < databaseKills; kill += 1) {
    await sleep(300 + random() * 400);
    await cluster.end('kill');
    const readyAt = await cluster.start();
    const before = writers.history.count('acknowledged');
    const more = () => writers.history.count('acknowledged') > before;
    await vi.waitUntil(more, { timeout: 30_000, interval: 20 });
    recoveries.push(Date.now() - readyAt);
  }
  const ends = servers.map(({ process }) => process.exitCode ?? process.signalCode);
  console.log(
    `${what}: ${databaseKills} kills, ${ends.filter((end) => end !== null).length} servers ended, slowest first success ${Math.max(...recoveries)} ms after ready`,
  );
  const verdict = await verdictOf(url, writers, what);
  expect(verdict).toEqual(nothing);
  expect(ends).toEqual([null, null]);
});
