import 'reflect-metadata';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../routes.js';
import { testApi } from '../testing/api.js';
import { speak, statusesIn } from './socket.js';

const api = testApi();
let maya: { id: string };
let noor: { id: string };
let tokens: string[];

beforeAll(async () => {
  [maya, noor] = [
    await api.make.aVolunteer(await api.make.anOrganization()),
    await api.make.aVolunteer(await api.make.anOrganization()),
  ];
  tokens = [await api.as(maya).token(), await api.as(noor).token()];
});

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const hidden = lines('GET /healthz HTTP/1.1', 'Host: x');

describe('a request of which two readers would see two different ones is refused, and the line is cut', () => {
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  test.each<[string, string]>([
    ['two kinds of length', `${lines(...head, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['two lengths', `${lines(...head, 'Content-Length: 2', 'Content-Length: 30')}{}`],
    ['two lengths in one line', `${lines(...head, 'Content-Length: 2, 30')}{}`],
    ['a length below nothing', lines(...head, 'Content-Length: -1')],
    ['a length in words', `${lines(...head, 'Content-Length: 2x')}{}`],
    ['a length with a sign', `${lines(...head, 'Content-Length: +2')}{}`],
    ['an unknown coding', `${lines(...head, 'Transfer-Encoding: xchunked')}0\r\n\r\n`],
    ['a coding after chunked', `${lines(...head, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['a blank before the colon', `${lines(...head, 'Content-Length : 2')}{}`],
    ['a folded line', `${lines(...head, 'X-Folded: a\r\n Content-Length: 2')}{}`],
    ['a bare line feed', `${head.join('\n')}\nContent-Length: 2\n\n{}`],
    ['a chunk whose size is none', `${lines(...head, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`],
    ['a NUL in a header', `${lines(...head, 'X-Odd: a\u0000b', 'Content-Length: 2')}{}`],
    ['no host', lines('GET /healthz HTTP/1.1')],
  ])('%s', async (_, bytes) => {
    const spoken = await speak(api.url, bytes + hidden);
    expect(statusesIn(spoken)).toEqual([400]);
    expect(spoken.closed).toBe(true);
  });

  test('while the same request, told plainly, is answered, and so is the next on the line', async () => {
    const plain = `${lines(...head, 'Content-Length: 2')}{}`;
    expect(statusesIn(await speak(api.url, plain + hidden))).toEqual([400, 200]);
  });
});

test.each([
  ['a header of 20 KB', lines('GET /api/auth/me HTTP/1.1', 'Host: x', `X: ${'a'.repeat(20_000)}`)],
  [
    '3,000 headers',
    lines('GET /api/auth/me HTTP/1.1', 'Host: x', ...Array.from({ length: 3_000 }, (_, n) => `X${n}: a`)),
  ],
  ['an address of 32 KB', lines(`GET /api/${'a'.repeat(32_000)} HTTP/1.1`, 'Host: x')],
])('%s is refused, and the server goes on', async (_, bytes) => {
  const spoken = await speak(api.url, bytes);
  expect([414, 431]).toContain(statusesIn(spoken)[0]);
  expect(spoken.closed).toBe(true);
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
});

test('two people on one line, one request behind the other, are each answered about themselves', async () => {
  const requests = 200;
  const order = Array.from({ length: requests }, (_, turn) => (turn * 7 + (turn >> 2)) % 2);
  const bytes = order.map((who) =>
    lines('GET /api/auth/me HTTP/1.1', 'Host: x', `Authorization: Bearer ${tokens[who]}`),
  );
  const last = lines('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close');
  const { text } = await speak(api.url, bytes.join('') + last, /"alive"/);
  const ids = [...text.matchAll(/"user":\{"id":"([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(order.map((who) => (who === 0 ? maya.id : noor.id)));
});

test('another site is allowed nothing: no preflight and no answer carries a word of permission', async () => {
  const origins = ['https://evil.example', 'null', `${api.url}.evil.example`, api.url.replace('127', '128')];
  const addresses = [
    '/graphql',
    '/graphql/stream',
    ...new Set(routes.map(({ path }) => `/api${path.replace(/:\w+/g, 'x')}`)),
  ];
  for (const [index, address] of addresses.entries()) {
    const origin = origins[index % origins.length] as string;
    for (const method of ['PUT', 'DELETE', 'POST']) {
      const { status, headers } = await fetch(`${api.url}${address}`, {
        method: 'OPTIONS',
        headers: {
          ...{ origin, 'access-control-request-method': method },
          ...{
            'access-control-request-headers': 'authorization,content-type',
            'access-control-request-private-network': 'true',
          },
        },
      });
      const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([address, granted]).toEqual([address, []]);
      expect(status === 200 || status >= 400).toBe(true);
    }
  }
  for (const origin of origins) {
    const answer = await api.as(maya).get('/auth/me', { origin });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});
