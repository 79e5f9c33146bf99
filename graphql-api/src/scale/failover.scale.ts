import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPrimary, openReplica } from '../testing/replica.js';
import { findDrift, findWrites, makePlaces, noDrift, signIn } from '../trust/faults/place.js';
import { randomOf, seedOf } from '../trust/faults/rounds.js';
import { launch } from '../trust/faults/server.js';
import { Writers } from '../trust/faults/writes.js';
import { pointer } from './wires.js';

test('a primary that is lost while people write loses nothing that was acknowledged, and the servers go on with the replica', async () => {
  const what = 'failover';
  const primary = await openPrimary();
  onTestFinished(() => primary.stop());
  const portOf = (url: string) => Number(new URL(url).port);
  const line = await pointer(portOf(primary.url));
  const replica = await openReplica(primary, 'standby', line.port);
  onTestFinished(() => replica.stop());
  await primary.ask("alter system set synchronous_standby_names = 'standby'");
  await primary.ask('select pg_reload_conf()');
  const name = await pointer(portOf(primary.url));
  onTestFinished(() => name.close());
  const url = Object.assign(new URL(primary.url), { port: name.port }).href;

  const variables = { LISTEN_DATABASE_URL: url, DATABASE_REPLICA_URLS: replica.url };
  const servers = await Promise.all([launch(url, { variables }), launch(url, { variables })]);
  await Promise.all(servers.map((server) => server.ready()));
  const urls = servers.map((server) => server.url);
  const places = await makePlaces(primary.url, primary.dataDir, 4, 200);
  await signIn(urls[0] as string, places);
  const writers = new Writers(places, urls, randomOf(seedOf(what)));
  writers.start(3);
  await sleep(4_000);

  // The line to the replica fails first: what would be acknowledged from here on would be lost.
  line.close();
  await sleep(500);
  const lostAt = Date.now();
  await primary.kill();
  const before = writers.history.count('acknowledged');
  await sleep(1_000);
  await replica.ask('select pg_promote()');
  name.pointTo(portOf(replica.url));
  const promotedAt = Date.now();
  const more = () => writers.history.count('acknowledged') > before;
  await vi.waitUntil(more, { timeout: 60_000, interval: 20 });
  const firstAt = Date.now();
  await sleep(5_000);
  await writers.stop();
  await sleep(1_000);

  const { lost, duplicates, ghosts, ...counted } = writers.history.judge(await findWrites(replica.url));
  console.log(
    `${what}: ${JSON.stringify(counted)}, ${before} of them acknowledged by the primary that was lost`,
  );
  console.log(`${what}: answers ${JSON.stringify(writers.told)}`);
  console.log(
    `${what}: ${lost.length} lost, ${duplicates.length} doubled, ${ghosts.length} not asked for; first write ` +
      `${firstAt - promotedAt} ms after the replica was promoted, ${firstAt - lostAt} ms after the primary was lost`,
  );
  expect({ lost, duplicates, ghosts, faults: writers.faults }).toEqual({
    lost: [],
    duplicates: [],
    ghosts: [],
    faults: [],
  });
  expect(await findDrift(replica.url)).toEqual(noDrift);
  expect(before).toBeGreaterThan(50);
  expect(servers.map(({ process }) => process.exitCode)).toEqual([null, null]);
});
