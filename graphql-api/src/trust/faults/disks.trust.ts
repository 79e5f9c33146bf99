import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { formBody, formHeaders } from '../../testing/uploads.js';
import { openCluster } from './cluster.js';
import { makePlaces, type Place, signIn } from './place.js';
import { rounds, tally } from './rounds.js';
import { launch, type Victim } from './server.js';
import { send } from './wire.js';

const kills = rounds(10);
/** A disk of a few megabytes needs the right to mount one. */
const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-faults-'));
  const may = mount(folder, 1);
  if (may) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  if (!may) console.log('small disks: left out, because this user may not mount a tmpfs');
  return may;
})();

function mount(folder: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
}

function smallDisk(megabytes: number, folder = mkdtempSync(join(tmpdir(), 'handraise-faults-'))): string {
  mkdirSync(folder, { recursive: true });
  mount(folder, megabytes);
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function aPlaceAt(server: Victim, url: string) {
  await server.ready();
  const [place] = (await makePlaces(url, server.dataDir, 1, 3)) as [Place];
  await signIn(server.url, [place]);
  const { token } = place.admin;
  const upload = (title: string, bytes: number) => {
    const content = Buffer.alloc(bytes, 'A line of a guide. ');
    const body = formBody({ title }, { file: { name: 'guide.txt', content, type: 'text/plain' } });
    return send(server.url, { path: '/api/documents', token, body, headers: formHeaders });
  };
  const get = (path: string) => send(server.url, { path, token });
  return { place, token, upload, get };
}

/** The same on a server whose documents lie on a disk of four megabytes. */
async function aPlaceWithSmallStore() {
  const cluster = await openCluster();
  onTestFinished(() => cluster.close());
  const dataDir = mkdtempSync(join(tmpdir(), 'handraise-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const documents = smallDisk(4, join(dataDir, 'documents'));
  const server = await launch(cluster.url, { dataDir, variables: { LOG_LEVEL: 'silent' } });
  return { server, documents, ...(await aPlaceAt(server, cluster.url)) };
}

test.runIf(mayMount)(
  'a full store refuses uploads and nothing else, and takes them again when there is room',
  async () => {
    const { server, documents, upload, get, token } = await aPlaceWithSmallStore();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await upload(`guide ${at}`, 1_000_000)).status);
    const listed = (await get('/api/documents')).json.documents as { id: string }[];
    console.log(`store full: six uploads of 1 MB on 4 MB: ${statuses.join(' ')}, ${listed.length} listed`);
    expect(statuses).toEqual([201, 201, 201, 201, 503, 503]);
    expect(listed).toHaveLength(4);
    expect(readdirSync(documents).toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
    expect((await get('/api/tasks/my')).status).toBe(200);
    const [first] = listed as [{ id: string }];
    expect(
      (await send(server.url, { method: 'DELETE', path: `/api/documents/${first.id}`, token })).status,
    ).toBe(200);
    expect((await upload('another', 900_000)).status).toBe(201);
  },
);

test.runIf(mayMount)(
  'a store that can only be read, or is gone, is told as 503 and by /readyz, never as an empty or absent file',
  async () => {
    const { documents, upload, get } = await aPlaceWithSmallStore();
    const { id } = (await upload('guide', 100_000)).json.document;
    const look = async () => ({
      upload: (await upload('more', 1_000)).status,
      download: (await get(`/api/documents/${id}/download`)).status,
      ready: (await get('/readyz')).status,
      tasks: (await get('/api/tasks/my')).status,
    });
    spawnSync('mount', ['-o', 'remount,ro', documents]);
    const readOnly = await look();
    spawnSync('mount', ['-o', 'remount,rw', documents]);
    const back = await look();
    spawnSync('umount', ['-l', documents]);
    rmSync(documents, { recursive: true, force: true });
    writeFileSync(documents, 'what is in the way');
    const gone = await look();
    console.log(
      `store: read-only ${JSON.stringify(readOnly)}, back ${JSON.stringify(back)}, gone ${JSON.stringify(gone)}`,
    );
    expect(readOnly).toEqual({ upload: 503, download: 200, ready: 503, tasks: 200 });
    expect(back).toEqual({ upload: 201, download: 200, ready: 200, tasks: 200 });
    expect(gone).toEqual({ upload: 503, download: 503, ready: 503, tasks: 200 });
  },
);

test.runIf(mayMount)(
  'a database whose disk is full refuses changes and goes on showing, and takes them again when there is room',
  async () => {
    const disk = smallDisk(260);
    const cluster = await openCluster(disk);
    onTestFinished(() => cluster.close());
    const server = await launch(cluster.url, { variables: { LOG_LEVEL: 'silent' } });
    const { token, get } = await aPlaceAt(server, cluster.url);
    const write = async () => {
      // Not to be packed: each takes its ten kilobytes.
      const body = { title: 'A long one', description: randomBytes(7_000).toString('base64') };
      return (await send(server.url, { path: '/api/admin/tasks', token, body })).status;
    };
    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
    // Room for some: the disk becomes full in the middle of the writes.
    truncateSync(filler, statSync(filler).size - 2_000_000);
    const full: number[] = [];
    for (let at = 0; at < 500; at += 1) full.push(await write());
    const reads = [(await get('/api/tasks/my')).status, (await get('/api/admin/tasks?limit=1')).status];
    rmSync(filler);
    const began = Date.now();
    while ((await write()) !== 201 && Date.now() - began < 60_000) await sleep(100);
    const acknowledged = full.filter((status) => status === 201).length;
    const [row] = await cluster.query('select count(*)::int as n from tasks');
    console.log(
      `database disk full: writes ${JSON.stringify(tally(full))}, reads ${reads.join(' ')}, writes again after ${Date.now() - began} ms`,
    );
    expect(Object.keys(tally(full)).filter((status) => status !== '201')).toEqual(['503']);
    expect(Math.min(acknowledged, full.length - acknowledged)).toBeGreaterThan(20);
    expect(reads).toEqual([200, 200]);
    expect(row?.n).toBe(acknowledged + 1);
    expect(server.process.exitCode).toBeNull();
  },
);

test(`a server killed ${kills} times in uploads leaves no document without its content, and sweeps what is left`, async () => {
  const cluster = await openCluster();
  onTestFinished(() => cluster.close());
  const dataDir = mkdtempSync(join(tmpdir(), 'handraise-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = () => launch(cluster.url, { dataDir, variables: { LOG_LEVEL: 'silent' } });
  let server = await start();
  const first = await aPlaceAt(server, cluster.url);
  let acknowledged = 0;
  // More than will be left over: a store of which most would go is not swept.
  for (let at = 0; at < kills * 6; at += 1)
    if ((await first.upload(`Before ${at}`, 1_000)).status === 201) acknowledged += 1;
  for (let kill = 0; kill < kills; kill += 1) {
    const { url } = server;
    const uploads = Array.from({ length: 6 }, async (_, at) => {
      const content = Buffer.alloc(3_000_000, `Upload ${kill} ${at}. `);
      const body = formBody(
        { title: `${kill} ${at}` },
        { file: { name: 'guide.txt', content, type: 'text/plain' } },
      );
      await sleep(at * 15);
      const call = { path: '/api/documents', token: first.token, body, headers: formHeaders };
      const { status } = await send(url, call).catch(() => ({ status: 0 }));
      if (status === 201) acknowledged += 1;
    });
    // Now before the first of them is through, now just after it.
    await (kill % 2 === 0 ? sleep(20 + kill * 20) : Promise.race(uploads));
    await server.kill();
    await Promise.all(uploads);
    server = await start();
    await server.ready();
  }
  const rows = await cluster.query('select id from documents');
  const broken: unknown[] = [];
  for (const { id } of rows) {
    const { status } = await send(server.url, { path: `/api/documents/${id}/download`, token: first.token });
    if (status !== 200) broken.push([id, status]);
  }
  const store = join(dataDir, 'documents');
  const without = readdirSync(store).filter((name) => !rows.some(({ id }) => id === name));
  // The sweep leaves alone what is younger than ten minutes.
  for (const name of without) spawnSync('touch', ['-d', '-11 minutes', join(store, name)]);
  await server.kill();
  server = await start();
  await server.ready();
  for (let tries = 0; tries < 50 && readdirSync(store).length > rows.length; tries += 1) await sleep(100);
  console.log(
    `kill -9 in uploads: ${kills} kills, ${acknowledged} acknowledged, ${rows.length} listed, ${broken.length} without content, ${without.length} contents without entry, ${readdirSync(store).length - rows.length} after the sweep`,
  );
  expect(broken).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(readdirSync(store).toSorted()).toEqual(rows.map(({ id }) => String(id)).toSorted());
});
