import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardDocument, ExportEventDocument } from '../graphql/graphql';
import { readSession, saveSession } from '../lib/session';
import { client } from './client';
import { errorSentence } from './errors';
import { link } from './links';

const user = { firstName: 'Maria', lastName: null, email: 'maria@harbor.org', organizationName: null };
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = json.bind(null, 200, {
  data: null,
  errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }],
});
const event = { data: { event: { __typename: 'Event', id: '1', exportUrl: '/e.ics' } } };
const ask = (id: string) =>
  client.query({ query: ExportEventDocument, variables: { id }, fetchPolicy: 'no-cache' });

beforeEach(async () => {
  await client.clearStore();
  client.setLink(link);
  saveSession({ accessToken: 'old', refreshToken: 'old-refresh' }, user, 'volunteer');
});

/** A server that knows the token 'new' only, and refuses others in the body or by the status. */
function serve(refresh: () => Response, refuse: () => Response = refused) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(path);
    if (path === '/api/auth/refresh') return refresh();
    return new Headers(init.headers).get('authorization') === 'Bearer new' ? json(200, event) : refuse();
  });
  return calls;
}

const renewed = () => json(200, { tokens: { accessToken: 'new', refreshToken: 'new-refresh' } });

describe('a refused access token', () => {
  it.each([
    ['in the body', refused],
    ['by the status', () => json(401, { errors: [{ message: 'Please sign in' }] })],
  ])('%s is renewed once for three queries', async (_where, refuse) => {
    const calls = serve(renewed, refuse);
    const answers = await Promise.all(['1', '2', '3'].map(ask));
    expect(answers.map(({ data }) => data?.event.exportUrl)).toEqual(['/e.ics', '/e.ics', '/e.ics']);
    expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(calls).toHaveLength(7);
  });

  it('ends the session when it cannot be renewed', async () => {
    serve(() => json(401, {}));
    await expect(ask('1')).rejects.toThrow();
    expect(readSession()).toBeNull();
  });

  it('is tried a second time only', async () => {
    const calls = serve(() => json(200, { tokens: { accessToken: 'odd', refreshToken: 'odd-refresh' } }));
    await expect(ask('1')).rejects.toThrow();
    expect(calls).toEqual(['/graphql', '/api/auth/refresh', '/graphql']);
    expect(readSession()?.accessToken).toBe('odd');
  });
});

it('a server that is away reads as such, and keeps the session', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await client.query({ query: DashboardDocument }).catch((error: unknown) => error);
  expect(errorSentence(failure)).toBe('The server cannot be reached');
  expect(readSession()).not.toBeNull();
});
