import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readJson } from './jsonBody.js';

const servers: Server[] = [];
const ports = { ours: 0, library: 0 };

beforeAll(async () => {
  ports.ours = await listen(readJson());
  ports.library = await listen(express.json({ limit: '1mb', inflate: false }));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Tells what was read, or by what kind of fault it was refused. */
async function listen(middleware: express.RequestHandler): Promise<number> {
  const refuse: ErrorRequestHandler = ({ status, type }, _request, response, _next) =>
    void response.status(status).json({ type });
  const app = express()
    .use(middleware, (request, response) => void response.json({ body: request.body ?? 'nothing' }))
    .use(refuse);
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

async function bothRead(body: string | Buffer, headers: Record<string, string> = {}) {
  const read = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as string,
    });
    return [response.status, await response.json()];
  };
  return { ours: await read(ports.ours), library: await read(ports.library) };
}

const edges: [string, string | Buffer, Record<string, string>?][] = [
  ['nothing', ''],
  ['blanks', '  \n'],
  ['an object', '{"a":[1,{"b":null}],"__proto__":{"c":1}}'],
  ['a list behind blanks', ' \r\n\t[1]'],
  ['a text', '"a"'],
  ['a number', '1'],
  ['null', 'null'],
  ['half an object', '{"a":'],
  ['two objects', '{}{}'],
  ['a mark of byte order', '\ufeff{"a":1}'],
  ['two of them', '\ufeff\ufeff{"a":1}'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x22, 0x3a, 0x31, 0x7d])],
  ['a character in halves', Buffer.from('{"a":"\ud83d\ude00"}').subarray(0, 8)],
  ['named UTF-8', '{"a":"ä"}', { 'content-type': 'Application/JSON; charset=UTF-8' }],
  ['named UTF-16', Buffer.from('{"a":1}', 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
  ['named Latin-1', '{"a":1}', { 'content-type': 'application/json; charset=latin1' }],
  ['more than a megabyte', JSON.stringify({ a: 'x'.repeat(1_050_000) })],
  ['nearly a megabyte', JSON.stringify({ a: 'x'.repeat(1_020_000) })],
  ['half a megabyte', JSON.stringify({ a: 'x'.repeat(500_000) })],
  ['packed', '{"a":1}', { 'content-encoding': 'gzip' }],
  ['no JSON', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a relative of JSON', '{"a":1}', { 'content-type': 'application/problem+json' }],
];

test.each(edges)('a body that is %s is read, or refused, as the library does', async (_, body, headers) => {
  const { ours, library } = await bothRead(body, headers);
  expect(ours).toEqual(library);
});

test('bodies of all kinds are read, or refused, as the library does', async () => {
  const body = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.uint8Array().map(Buffer.from));
  await fc.assert(
    fc.asyncProperty(body, async (some) => {
      const { ours, library } = await bothRead(some);
      expect(ours).toEqual(library);
    }),
    { numRuns: 300 },
  );
});

test('a body in many pieces is read as a whole, and who hangs up disturbs nobody', async () => {
  const send = (pieces: string[], whole: boolean) =>
    new Promise<string>((resolve) => {
      const socket = connect(ports.ours, '127.0.0.1');
      let text = '';
      socket.on('data', (part) => (text += part));
      socket.on('close', () => resolve(text));
      const body = pieces.join('');
      const length = Buffer.byteLength(body) + (whole ? 0 : 10);
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n`);
      socket.write(`Content-Length: ${length}\r\n\r\n`);
      void (async () => {
        for (const piece of pieces) {
          socket.write(piece);
          await new Promise((next) => setTimeout(next, 5));
        }
        if (!whole) socket.destroy();
      })();
    });
  expect(await send(['{"a":"ä', 'ö"', '}'], false)).toBe('');
  expect(await send(['{"a":"ä', 'ö"', '}'], true)).toContain('{"body":{"a":"äö"}}');
});

test('a body that has not come after half a minute is refused, and its line closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = once(servers[0] as Server, 'request');
    const socket = connect(ports.ours, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await asked;
    vi.advanceTimersByTime(29_999);
    socket.write(' ');
    vi.advanceTimersByTime(1);
    let told = '';
    for await (const part of socket) told += part;
    expect(told).toMatch(/^HTTP\/1.1 400 [\s\S]*Connection: close[\s\S]*"request.slow"/);
  } finally {
    vi.useRealTimers();
  }
});

test('on whose behalf a body is read is still known when it comes later than its headers', async () => {
  const organizations = new AsyncLocalStorage<string>();
  const handlers = express()
    .use((_request, _response, next) => organizations.run('here', next))
    .use(
      readJson(),
      (_request, response) => void response.json({ on: organizations.getStore() ?? 'nobody' }),
    );
  const port = await listen(handlers);
  const headers = { 'content-type': 'application/json', 'content-length': 7 };
  const answer = new Promise<string>((resolve, reject) => {
    const late = request({ port, host: '127.0.0.1', method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    late.on('error', reject).flushHeaders();
    setTimeout(() => late.end('{"a":1}'), 50);
  });
  expect(await answer).toBe('{"on":"here"}');
});
