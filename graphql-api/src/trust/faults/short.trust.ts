import 'reflect-metadata';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formBody, formHeaders } from '../../testing/uploads.js';
import { type Cluster, openCluster } from './cluster.js';
import { makePlaces, type Place, signIn } from './place.js';
import { tally } from './rounds.js';
import { type LaunchOptions, launch } from './server.js';
import { send } from './wire.js';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.close());

async function aServer(name: string, options: LaunchOptions = {}) {
  const url = await cluster.emptyDatabase(name);
  const server = await launch(url, options);
  await server.ready();
  const [place] = (await makePlaces(url, server.dataDir, 1, 200)) as [Place];
  await signIn(server.url, [place]);
  return { server, place, token: place.admin.token };
}

test('a fault that nobody has foreseen ends the server with its reason, so that it is started anew', async () => {
  const fault = 'setTimeout(() => { Promise.reject(new Error("nobody has foreseen this")) }, 500)';
  const server = await launch(cluster.url, {
    flags: ['--import', `data:text/javascript,${encodeURIComponent(fault)}`],
  });
  const end = await server.ended;
  console.log(`unhandled rejection: ended with ${end.code}`);
  expect(end).toEqual({ code: 1, signal: null });
  expect(server.output()).toContain('nobody has foreseen this');
});

test('a server whose log cannot be written goes on, and stops in order', async () => {
  const full = openSync('/dev/full', 'w');
  const folder = mkdtempSync(join(tmpdir(), 'handraise-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const targets: [string, LaunchOptions][] = [
    ['a full disk', { stdio: ['ignore', 'ignore', full] }],
    // Nobody reads it, so that it is full after 64 KB.
    [
      'a full pipe',
      {
        shell: `mkfifo ${folder}/log; exec 3<>${folder}/log; exec 2>&3`,
        stdio: ['ignore', 'ignore', 'ignore'],
      },
    ],
  ];
  for (const [what, options] of targets) {
    const name = `log_${what.replaceAll(' ', '_')}`;
    const { server, token } = await aServer(name, { ...options, variables: { LOG_LEVEL: 'info' } });
    const statuses: number[] = [];
    for (let at = 0; at < 500; at += 1) {
      statuses.push((await send(server.url, { path: '/api/auth/me', token })).status);
    }
    const began = performance.now();
    const end = await Promise.race([server.stop(), sleep(12_000, 'it does not end')]);
    console.log(
      `log to ${what}: ${JSON.stringify(tally(statuses))}, stopped in ${Math.round(performance.now() - began)} ms ${JSON.stringify(end)}`,
    );
    expect(tally(statuses)).toEqual({ 200: 500 });
    expect(end).toEqual({ code: 0, signal: null });
  }
});

test('a server that has no descriptors left serves again when connections go', async () => {
  const { server, token } = await aServer('descriptors', { shell: 'ulimit -n 256' });
  const sockets: Socket[] = [];
  for (let at = 0; at < 1_000; at += 1) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  await sleep(2_000);
  const meanwhile = await send(server.url, { path: '/healthz', milliseconds: 2_000 }).then(
    ({ status }) => String(status),
    ({ code, message }) => String(code ?? message),
  );
  for (const socket of sockets) socket.destroy();
  const began = performance.now();
  for (;;) {
    const answer = await send(server.url, { path: '/api/auth/me', token, milliseconds: 2_000 }).catch(
      () => null,
    );
    if (answer?.status === 200) break;
    if (performance.now() - began > 20_000) break;
    await sleep(50);
  }
  const recovered = Math.round(performance.now() - began);
  console.log(
    `descriptors: 1,000 connections on 256, meanwhile ${meanwhile}, served again after ${recovered} ms`,
  );
  expect(server.process.exitCode).toBeNull();
  expect(recovered).toBeLessThan(20_000);
});

test('a server with 128 MB of heap lives through many large lists and uploads at once', async () => {
  const { server, token } = await aServer('heap', {
    flags: ['--max-old-space-size=128'],
    variables: { LOG_LEVEL: 'silent' },
  });
  const content = Buffer.alloc(10_000_000, 'A line of a long guide. ');
  const body = formBody({ title: 'guide' }, { file: { name: 'guide.txt', content, type: 'text/plain' } });
  const asked = [
    ...Array.from({ length: 50 }, () => ({ path: '/api/calendar/events?month=5&year=2099', token })),
    ...Array.from({ length: 12 }, () => ({ path: '/api/documents', token, body, headers: formHeaders })),
  ];
  const answers = await Promise.all(
    asked.map((call) =>
      send(server.url, { ...call, milliseconds: 60_000 }).then(
        ({ status }) => String(status),
        ({ code, message }) => String(code ?? message),
      ),
    ),
  );
  const after = await send(server.url, { path: '/api/auth/me', token });
  console.log(`small heap: ${JSON.stringify(tally(answers))}, afterwards ${after.status}`);
  expect(Object.keys(tally(answers)).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
  expect(after.status).toBe(200);
  expect(server.process.exitCode).toBeNull();
});
