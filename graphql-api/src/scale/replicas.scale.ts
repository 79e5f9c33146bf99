import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { maxLagMilliseconds } from '../database/replicas.js';
import { caughtUp, type Node, openPrimary, openReplica } from '../testing/replica.js';
import { steadyLoad } from '../trust/faults/load.js';
import { makePlaces, signIn } from '../trust/faults/place.js';
import { percentile, tally } from '../trust/faults/rounds.js';
import { launch } from '../trust/faults/server.js';
import { send } from '../trust/faults/wire.js';

/** Stops or continues everything of a cluster, as a machine that hangs. */
function signalAll({ dataDir }: Node, signal: NodeJS.Signals): void {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n');
  for (const one of [pid, ...children].filter(Boolean)) process.kill(Number(one), signal);
}

test('replicas that lag, die or hang are not noticed by anybody', async () => {
  const primary = await openPrimary();
  onTestFinished(() => primary.stop());
  const replicas: Node[] = [];
  for (const name of ['one', 'two']) {
    const replica = await openReplica(primary, name);
    replicas.push(replica);
    onTestFinished(() => replica.stop());
  }
  const [one, two] = replicas as [Node, Node];
  const variables = {
    LISTEN_DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join(','),
    LOG_LEVEL: 'info',
  };
  const server = await launch(primary.url, { variables });
  await server.ready();
  const [place] = await makePlaces(primary.url, primary.dataDir, 1, 5);
  expect.assert(place);
  await signIn(server.url, [place]);
  for (const replica of replicas) await caughtUp(primary, replica);
  const path = '/api/calendar/events';
  const titles = async (token: string) => {
    const { json } = await send(server.url, { path, token });
    return json.events.map(({ title }: { title: string }) => title);
  };

  for (const replica of replicas) await replica.ask('select pg_wal_replay_pause()');
  const [reader] = place.volunteers;
  expect.assert(reader);
  await send(server.url, {
    path: '/graphql',
    token: place.admin.token,
    body: {
      query: 'mutation ($id: ID!) { updateEvent(id: $id, input: { title: "renamed" }) { id } }',
      variables: { id: place.events[0] },
    },
  });
  const written = Date.now();
  expect(await titles(place.admin.token)).toContain('renamed');
  expect(await titles(reader.token)).not.toContain('renamed');
  await expect.poll(() => titles(reader.token), { timeout: 30_000, interval: 100 }).toContain('renamed');
  console.log(
    `replicas: others see a write after ${Date.now() - written} ms where replay has stopped for good`,
  );
  expect(Date.now() - written).toBeLessThan(maxLagMilliseconds * 3);
  for (const replica of replicas) await replica.ask('select pg_wal_replay_resume()');
  await sleep(2_500);

  const people = [place.admin, ...place.volunteers];
  const load = steadyLoad(20, (number) => ({
    url: server.url,
    call: { path, token: people[number % people.length]?.token ?? '' },
  }));
  await sleep(3_000);
  await one.kill();
  await sleep(4_000);
  signalAll(two, 'SIGSTOP');
  await sleep(6_000);
  signalAll(two, 'SIGCONT');
  await sleep(4_000);
  const sent = await load.stop();
  const times = sent.map(({ milliseconds }) => milliseconds);
  console.log(
    `replicas: ${sent.length} reads while one is killed and the other hangs, answers ` +
      `${JSON.stringify(tally(sent.map(({ reply, fault }) => reply?.status ?? fault ?? '')))}, half within ` +
      `${percentile(times, 50)} ms, 99 of 100 within ${percentile(times, 99)} ms, slowest ${percentile(times, 100)} ms`,
  );
  expect(tally(sent.map(({ reply, fault }) => reply?.status ?? fault ?? ''))).toEqual({ 200: sent.length });
  const told = server.output().match(/"event":"replica_\w+"/g) ?? [];
  console.log(`replicas: the server told ${JSON.stringify(tally(told))}`);
  expect(told.length).toBeGreaterThanOrEqual(4);
});
