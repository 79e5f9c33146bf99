import 'reflect-metadata';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { speak, statusesIn } from './socket.js';

const api = testApi();
type Made = { id: string };
let organization: Made;
let admin: ReturnType<typeof api.as>;
let volunteer: ReturnType<typeof api.as>;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = api.as(await api.make.anAdmin(organization));
  volunteer = api.as(await api.make.aVolunteer(organization));
});

test('of a document elsewhere there is no length, no mark and no part, however it is asked for', async () => {
  const content = Buffer.from('what nobody else may see '.repeat(20));
  const foreign = await api.make.aDocument(await api.make.anOrganization(), { content });
  const hidden = await api.make.aDocument(organization, { content, visibility: 'admin_only' });
  const absent = '01920000-0000-7000-8000-000000000000';
  const authorization = `Bearer ${await volunteer.token()}`;
  const ask = async (id: string, method: string, extra: Record<string, string>) => {
    const response = await fetch(`${api.url}/api/documents/${id}/download`, {
      method,
      headers: { authorization, ...extra },
    });
    const {
      date: _,
      'x-request-id': __,
      'keep-alive': ___,
      ...headers
    } = Object.fromEntries(response.headers);
    const text = (await response.text()).replace(/"requestId":"[^"]+"/, '');
    return { status: response.status, headers, text };
  };
  for (const method of ['GET', 'HEAD']) {
    for (const extra of [
      {},
      { range: 'bytes=0-9' },
      { range: 'bytes=-5' },
      { range: 'bytes=99999-' },
      { 'if-none-match': '*' },
      { 'if-modified-since': new Date().toUTCString() },
      { 'if-range': '"x"', range: 'bytes=0-9' },
    ] as Record<string, string>[]) {
      const nothing = await ask(absent, method, extra);
      expect(nothing.status).toBe(404);
      expect(Object.keys(nothing.headers)).not.toContain('etag');
      expect(nothing.text).not.toContain('nobody else');
      for (const { id } of [foreign, hidden]) expect(await ask(id, method, extra)).toEqual(nothing);
    }
  }
});

test('the neighbours of an id are nobody: 100 ids, one up, one down, and made at the same moment', async () => {
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, index) => admin.post('/admin/tasks', { title: `Task ${index}` })),
  );
  const ids = made.map(({ body }) => body.task.id as string);
  expect(new Set(ids).size).toBe(100);
  const step = (id: string, by: bigint) => {
    const next = (BigInt(`0x${id.replaceAll('-', '')}`) + by).toString(16).padStart(32, '0');
    return next.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const neighbours = ids.flatMap((id) => [step(id, 1n), step(id, -1n)]).filter((id) => !ids.includes(id));
  expect(neighbours.length).toBeGreaterThan(190);
  const statuses = await Promise.all(neighbours.map(async (id) => (await admin.get(`/tasks/${id}`)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
  // What is random in them differs in about half of its 74 bits, also between ids of the same millisecond.
  const random = (id: string) =>
    BigInt(`0x${id.replaceAll('-', '').slice(13, 16)}${id.replaceAll('-', '').slice(17)}`);
  const differences = ids.slice(1).map((id, index) => {
    const bits = (random(id) ^ random(ids[index] as string)).toString(2);
    return [...bits].filter((bit) => bit === '1').length;
  });
  expect(Math.min(...differences)).toBeGreaterThan(10);
});

test('a method is what the request line says, and nothing else', async () => {
  const event = await api.make.anEvent(organization);
  const task = await api.make.aTask(organization);
  const token = await admin.token();
  const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'];
  for (const path of [`/calendar/events/${event.id}`, `/tasks/${task.id}`]) {
    for (const name of overrides) {
      for (const method of ['GET', 'POST']) {
        const answer = await admin.send(
          method,
          `${path}?_method=DELETE`,
          method === 'POST' ? { _method: 'DELETE' } : undefined,
          {
            [name]: 'DELETE',
          },
        );
        expect([200, 404, 405]).toContain(answer.status);
      }
    }
    for (const verb of [
      'delete',
      'Delete',
      'TRACE',
      'PROPFIND',
      'PATCH',
      'SEARCH',
      'PURGE',
      'LINK',
      'MOVE',
      'CONNECT',
      'DELETE2',
    ]) {
      const spoken = await speak(
        api.url,
        `${verb} /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
      );
      const [status] = statusesIn(spoken);
      // A tunnel is refused by hanging up.
      expect([verb, verb === 'CONNECT' ? (status ?? 404) : status]).toEqual([
        verb,
        expect.toSatisfy((code) => [400, 404, 405].includes(code)),
      ]);
      expect(spoken.text).not.toContain(token);
    }
    expect((await admin.get(path)).status).toBe(200);
  }
});
