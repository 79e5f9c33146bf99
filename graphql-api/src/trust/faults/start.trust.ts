import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/process.js';
import { ask, type Cluster, openCluster } from './cluster.js';
import { rounds } from './rounds.js';
import { launch } from './server.js';
import { send } from './wire.js';

const coldStarts = rounds(20);
const together = 5;
const migrations = readdirSync(fileURLToPath(new URL('../../database/migrations', import.meta.url))).filter(
  (name) => name.startsWith('Migration'),
).length;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.close());

test(`${together} servers that start at once on an empty database, ${coldStarts} times: one migrates, all serve`, async () => {
  const times: number[] = [];
  for (let round = 0; round < coldStarts; round += 1) {
    const url = await cluster.emptyDatabase(`cold_${round}`);
    const servers = await Promise.all(Array.from({ length: together }, () => launch(url)));
    times.push(...(await Promise.all(servers.map((server) => server.ready()))));
    const pages = await Promise.all(servers.map((server) => send(server.url, { path: '/api/auth/me' })));
    expect(pages.map(({ status }) => status)).toEqual(Array(together).fill(401));
    const [run] = await ask(
      url,
      'select count(*)::int as all, count(distinct name)::int as names from migrations',
    );
    expect(run).toEqual({ all: migrations, names: migrations });
    // What is worth a warning is written as JSON.
    expect(servers.map((server) => server.output()).join('')).not.toMatch(/"level"|rror/);
    await Promise.all(servers.map((server) => server.kill()));
    await cluster.query(`drop database cold_${round} with (force)`);
  }
  console.log(
    `cold starts: ${coldStarts} times ${together} servers, 0 errors, slowest ${Math.round(Math.max(...times))} ms`,
  );
});

const sentences: [string, (url: string) => Promise<Parameters<typeof launch>>, RegExp][] = [
  [
    'without a secret',
    async (url) => [url, { variables: { JWT_SECRET: undefined } }],
    /^JWT_SECRET is missing/,
  ],
  [
    'with a short secret',
    async (url) => [url, { variables: { JWT_SECRET: 'short' } }],
    /^JWT_SECRET must have/,
  ],
  [
    'with a wrong password of the database',
    async (url) => [url.replace(/:[^:@]+@/, ':wrong@'), {}],
    /^The database at DATABASE_URL refuses/,
  ],
];

test.each(sentences)(
  'a server started %s says so in one sentence and ends at once',
  async (_, start, sentence) => {
    const server = await launch(...(await start(cluster.url)));
    const began = performance.now();
    const { code } = await server.ended;
    console.log(
      `start ${_}: ended after ${Math.round(performance.now() - began)} ms with ${code}: ${server.output().trim()}`,
    );
    expect(code).toBe(1);
    expect(server.output()).toMatch(sentence);
    // No list of calls, and nothing of the password.
    expect(server.output().trim().split('\n')).toHaveLength(1);
  },
);

test('a server started without its database waits for it, gives up after a minute, and says so in one sentence', async () => {
  const nowhere = `postgresql://handraise:secret-of-nobody@127.0.0.1:${await freePort()}/handraise`;
  const server = await launch(nowhere, { variables: { LOG_LEVEL: 'warn' } });
  const began = performance.now();
  const { code } = await server.ended;
  const seconds = (performance.now() - began) / 1_000;
  const lines = server.output().trim().split('\n');
  const attempts = lines.filter((line) => line.includes('database_waiting')).length;
  console.log(
    `start without a database: ended after ${seconds.toFixed(1)} s and ${attempts} attempts with ${code}`,
  );
  expect([code, lines.at(-1)]).toEqual([
    1,
    expect.stringMatching(/^The database at DATABASE_URL does not answer/),
  ]);
  expect(server.output()).not.toContain('secret-of-nobody');
  expect(attempts).toBeGreaterThan(10);
  expect(seconds).toBeGreaterThan(59);
  expect(seconds).toBeLessThan(80);
});

test('a server whose database comes later starts by itself', async () => {
  const url = await cluster.emptyDatabase('late');
  await cluster.end('fast');
  const server = await launch(url);
  const ready = server.ready();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const readyAt = await cluster.start();
  await ready;
  console.log(`start before the database: ready ${Date.now() - readyAt} ms after it`);
});

test('a migration that fails half-way changes nothing, ends the new version with a sentence, and the old one lives on', async () => {
  const url = await cluster.emptyDatabase('half_way');
  const old = await launch(url);
  await old.ready();
  // As before one migration, but for something that stops its fifth statement.
  const [last] = await ask(url, "delete from migrations where name like '%live' returning name");
  await ask(
    url,
    `drop function notify_access cascade;
     create function in_the_way() returns trigger language plpgsql as 'begin return null; end';
     create trigger notify_access_of_deleted after delete on users for each row execute function in_the_way()`,
  );
  const picture = () =>
    ask(
      url,
      `select (select array_agg(proname::text order by 1) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
              (select array_agg(tgname::text order by 1) from pg_trigger) as triggers,
              (select array_agg(name order by 1) from migrations) as migrations`,
    );
  const before = await picture();
  const next = await launch(url);
  const { code } = await next.ended;
  console.log(
    `half a migration (${last?.name}): the new version ended with ${code}: ${next.output().trim().slice(0, 200)}`,
  );
  expect(code).toBe(1);
  expect(await picture()).toEqual(before);
  expect((await send(old.url, { path: '/readyz' })).status).toBe(200);
});
