import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jwtSecret, testApi } from '../testing/api.js';
import { type ServerProcess, startServerProcess } from '../testing/process.js';
import { speak } from './socket.js';

const api = testApi();
const connections = 1_000;
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(api.database.url, { JWT_SECRET: jwtSecret });
}, 120_000);
afterAll(() => server.stop());

/** Opens a line, sends these bytes, and then one more letter each time; tells after how long the server hung up. */
function drip(first: string, letter: string, everyMilliseconds: number): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(first));
    const dripping = setInterval(() => socket.write(letter), everyMilliseconds);
    // Whoever only reads never learns of it: what the server says on the way out is read as well.
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - began);
    });
  });
}

/** Announces more than will come. */
const unfinished =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

test('1,000 clients who never finish their headers are cut off, and the others do not notice', async () => {
  const head = 'GET /api/auth/me HTTP/1.1\r\nHost: x\r\nX-Slow: a';
  const cut = Promise.all(Array.from({ length: connections }, () => drip(head, 'a', 2_000)));
  let waiting = true;
  void cut.then(() => {
    waiting = false;
  });
  const honest: number[] = [];
  while (waiting) {
    const began = performance.now();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    honest.push(performance.now() - began);
    await sleep(50);
  }
  const lasted = (await cut).toSorted((a, b) => a - b);
  const sorted = honest.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] as number;
  console.log(
    `slow: ${connections} lines with slow headers were cut after ${seconds(lasted[0] as number)} to ${seconds(lasted.at(-1) as number)} s; ` +
      `${honest.length} honest requests meanwhile, p99 ${Math.round(p99)} ms`,
  );
  // Ten seconds, and up to two until somebody looks.
  expect(lasted.at(-1)).toBeLessThan(15_000);
  expect(p99).toBeLessThan(2_000);
});

test.concurrent('a body that trickles in is cut off', async () => {
  const lasted = await Promise.all(Array.from({ length: 20 }, () => drip(`${unfinished}{`, ' ', 3_000)));
  console.log(`slow: 20 bodies that trickled in were cut after at most ${seconds(Math.max(...lasted))} s`);
  expect(Math.max(...lasted)).toBeLessThan(40_000);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}, 200_000);

test.concurrent('a body that stops coming is cut off', async () => {
  const { hostname, port } = new URL(server.url);
  const began = performance.now();
  const lasted = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname, () => socket.write(`${unfinished}{`));
      socket.resume().on('error', () => undefined);
      await once(socket, 'close');
      return performance.now() - began;
    }),
  );
  console.log(`slow: 20 bodies that stopped were cut after at most ${seconds(Math.max(...lasted))} s`);
  expect(Math.max(...lasted)).toBeLessThan(40_000);
}, 200_000);

test.concurrent('who asks for megabytes and reads none of them is cut off', async () => {
  const admin = await api.make.anAdmin(await api.make.anOrganization());
  const authorization = `Bearer ${await api.as(admin).token()}`;
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000_000, 'a page ')]);
  const form = new FormData();
  form.set('title', 'Long');
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'long.pdf');
  const uploaded = await fetch(`${server.url}/api/documents`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect(uploaded.status).toBe(201);
  const { id } = ((await uploaded.json()) as { document: { id: string } }).document;
  const { hostname, port } = new URL(server.url);
  const one = `GET /api/documents/${id}/download HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`;
  // More than the systems of both ends keep for a line.
  const downloads = 10;
  const lines = Array.from({ length: 5 }, () => connect(Number(port), hostname));
  for (const line of lines)
    line
      .on('error', () => undefined)
      .pause()
      .write(one.repeat(downloads));
  await sleep(70_000);
  const came = await Promise.all(
    lines.map(async (line) => {
      let bytes = 0;
      line.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      line.resume();
      await once(line, 'close');
      return bytes;
    }),
  );
  const most = Math.round(Math.max(...came) / 1_000_000);
  console.log(`slow: after 70 s without reading, at most ${most} of ${downloads * 9} MB could still be read`);
  expect(most).toBeLessThan(downloads * 4);
}, 200_000);

test('two people on one line are each answered about themselves, 10,000 requests long', async () => {
  const people = [
    await api.make.aVolunteer(await api.make.anOrganization()),
    await api.make.aVolunteer(await api.make.anOrganization()),
  ];
  const tokens = await Promise.all(people.map((person) => api.as(person).token()));
  const wanted: string[] = [];
  const told: string[] = [];
  for (let line = 0; line < 50; line += 1) {
    const order = Array.from({ length: 200 }, () => (Math.random() < 0.5 ? 0 : 1));
    wanted.push(...order.map((who) => people[who]?.id as string));
    const requests = order.map(
      (who) => `GET /api/auth/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens[who]}\r\n\r\n`,
    );
    const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { text } = await speak(api.url, requests.join('') + last, /"alive"/);
    const answers = text.split('HTTP/1.1 ').slice(1, -1);
    expect(answers).toHaveLength(order.length);
    told.push(...answers.map((answer) => /"user":\{"id":"([\w-]+)"/.exec(answer)?.[1] ?? answer.slice(0, 3)));
  }
  // Two hundred at once are more than the connections to the database: some are told to come again.
  const busy = told.filter((one) => one === '503').length;
  const wrong = told.filter((id, index) => id !== wanted[index] && id !== '503').length;
  console.log(
    `slow: ${told.length} pipelined requests of two people, ${wrong} answers to the wrong one, ${busy} answers 503`,
  );
  expect([wrong, told.length]).toEqual([0, wanted.length]);
  expect(busy).toBeLessThan(told.length / 2);
});

test('who waits for a table that is locked is told so after eight seconds, and the server is as good as new', async () => {
  const person = await api.make.aVolunteer(await api.make.anOrganization());
  const [reader, began] = [api.as(person), performance.now()];
  await reader.token();
  const { orm } = api.database;
  const answers = await orm.em.fork().transactional(async (em) => {
    await em.execute('lock table tasks in access exclusive mode');
    const query = '{ myTasks { items { id } } }';
    return Promise.all([reader.graphql(query), reader.graphql(query), reader.get('/tasks/my')]);
  });
  const [one, two, rest] = answers;
  const waited = seconds(performance.now() - began);
  console.log(`slow: a locked table, answers ${one.code}, ${two.code}, ${rest.status} after ${waited} s`);
  expect([one.code, two.code, rest.status]).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 503]);
  expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(waited).toBeLessThan(14);
  const after = await Promise.all(Array.from({ length: 20 }, () => reader.get('/tasks/my')));
  expect(after.map(({ status }) => status)).toEqual(Array(20).fill(200));
});
