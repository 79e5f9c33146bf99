import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, openCluster } from './cluster.js';
import { History } from './history.js';
import { type Sent, steadyLoad } from './load.js';
import { findDrift, findWrites, makePlaces, noDrift, type Place, signIn } from './place.js';
import { percentile, rounds, tally } from './rounds.js';
import { launch, type Victim } from './server.js';
import { send } from './wire.js';

const secondsAway = rounds(30);
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.close());

async function aServerInUse(name: string) {
  const url = await cluster.emptyDatabase(name);
  const server = await launch(url, { variables: { LOG_LEVEL: 'silent' } });
  await server.ready();
  const [place] = (await makePlaces(url, server.dataDir, 1, 10)) as [Place];
  await signIn(server.url, [place]);
  return { url, server, place, history: new History() };
}

/** Of three requests one creates, over both doors in turn, and two read. */
function mixed(server: Victim, { admin, volunteers }: Place, history: History) {
  return (number: number) => {
    const { url } = server;
    const title = `task ${number}`;
    const { token } = number % 3 === 0 ? admin : (volunteers[number % 4] as { token: string });
    const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
    const kinds = [
      number % 2 === 0
        ? { path: '/api/admin/tasks', token, body: { title } }
        : { path: '/graphql', token, body: { query: create, variables: { input: { title } } } },
      { path: '/api/dashboard/volunteer', token },
      { path: '/graphql', token, body: { query: '{ viewer { id } myTasks { items { id } } }' } },
    ];
    const call = kinds[number % 3] as (typeof kinds)[number];
    const done = (sent: Sent) => {
      if (number % 3 === 0) history.note(title, outcomeOf(sent));
    };
    return { url, call, done };
  };
}

function outcomeOf(sent: Sent) {
  if (isSuccess(sent)) return 'acknowledged';
  return sent.fault === 'ECONNREFUSED' ? 'refused' : 'unknown';
}

const codeOf = ({ reply }: Sent): string =>
  reply?.json?.errors?.[0]?.extensions?.code ?? reply?.json?.code ?? '';
const isSuccess = (sent: Sent) => sent.reply !== undefined && sent.reply.status < 300 && codeOf(sent) === '';

/** Answers other than success and 503 with its Retry-After. */
function wrongAnswers(all: Sent[]): string[] {
  return all.flatMap((sent) => {
    const { reply, fault } = sent;
    if (isSuccess(sent)) return [];
    const retryAfter =
      reply?.headers['retry-after'] ?? reply?.json?.errors?.[0]?.extensions?.retryAfterSeconds;
    if (codeOf(sent) === 'SERVICE_UNAVAILABLE' && retryAfter) return [];
    return [fault ?? `${reply?.status} ${reply?.text.slice(0, 200)}`];
  });
}

const kindOf = (sent: Sent) => (isSuccess(sent) ? 'success' : (sent.fault ?? codeOf(sent)));

test.each(['fast', 'immediate'] as const)(
  'while the database restarts (%s) under 50 requests a second people are asked to wait, and served again at once',
  async (how) => {
    const { url, server, place, history } = await aServerInUse(`restart_${how}`);
    const load = steadyLoad(50, mixed(server, place, history));
    await sleep(3_000);
    const endedAt = Date.now();
    await cluster.end(how);
    const readyAt = await cluster.start();
    await sleep(4_000);
    const all = await load.stop();
    const { lost, duplicates, ghosts, acknowledged } = history.judge(await findWrites(url));
    const first = all
      .filter((sent) => sent.at + sent.milliseconds > readyAt && isSuccess(sent))
      .map(({ at, milliseconds }) => at + milliseconds - readyAt);
    const firstSuccess = Math.round(Math.min(...first));
    const p99 = percentile(
      all.filter(isSuccess).map(({ milliseconds }) => milliseconds),
      99,
    );
    const what = `restart of PostgreSQL, ${how}`;
    console.log(
      `${what}: away ${readyAt - endedAt} ms, ${all.length} requests: ${JSON.stringify(tally(all.map(kindOf)))}`,
    );
    console.log(`${what}: first success ${firstSuccess} ms after ready, p99 of successes ${p99} ms`);
    console.log(
      `${what}: ${acknowledged} writes acknowledged, ${lost.length} lost, ${duplicates.length} doubled`,
    );
    expect(wrongAnswers(all)).toEqual([]);
    expect({ lost, duplicates, ghosts, drift: await findDrift(url) }).toEqual({
      lost: [],
      duplicates: [],
      ghosts: [],
      drift: noDrift,
    });
    expect(server.process.exitCode).toBeNull();
    expect(firstSuccess).toBeLessThanOrEqual(2_000);
  },
);

test(`a database that is away for ${secondsAway} seconds is told by /readyz, and is found again without a hand`, async () => {
  const { url, server, place, history } = await aServerInUse('away');
  await cluster.end('fast');
  const load = steadyLoad(10, mixed(server, place, history));
  const statuses: string[] = [];
  for (let second = 0; second < secondsAway; second += 1) {
    const [ready, alive] = await Promise.all([
      send(server.url, { path: '/readyz' }),
      send(server.url, { path: '/healthz' }),
    ]);
    statuses.push(`${ready.status} ${alive.status}`);
    await sleep(1_000);
  }
  const away = await load.stop();
  const readyAt = await cluster.start();
  const tokens = [place.admin, ...place.volunteers].map(({ token }) => token);
  while ((await send(server.url, { path: '/api/auth/me', token: tokens[0] })).status !== 200) await sleep(20);
  const recovered = Date.now() - readyAt;
  console.log(
    `database away for ${secondsAway} s: ${JSON.stringify(tally(away.map(kindOf)))}, /readyz and /healthz ${JSON.stringify(tally(statuses))}, first success ${recovered} ms after ready`,
  );
  expect(tally(statuses)).toEqual({ '503 200': secondsAway });
  expect(wrongAnswers(away)).toEqual([]);
  expect(tally(away.map(kindOf))).toEqual({ SERVICE_UNAVAILABLE: away.length });
  expect((await send(server.url, { path: '/readyz' })).status).toBe(200);
  for (const token of tokens)
    expect((await send(server.url, { path: '/api/auth/me', token })).status).toBe(200);
  const { lost, ghosts } = history.judge(await findWrites(url));
  expect([lost, ghosts, recovered <= 2_000]).toEqual([[], [], true]);
});
