import { afterEach, expect, test, vi } from 'vitest';
import { fetchInTime } from './http';

afterEach(() => vi.unstubAllGlobals());

test('every request has a name of its own, under which the log of the server knows it', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response('{}');
  });
  await fetchInTime('/api/one', { headers: { accept: 'application/json' } });
  await fetchInTime('/api/two');
  const names = sent.map((headers) => headers.get('x-request-id'));
  expect(sent[0]?.get('accept')).toBe('application/json');
  expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(names[1]).not.toBe(names[0]);
});
