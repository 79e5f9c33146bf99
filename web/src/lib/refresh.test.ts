import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizedFetch } from './authorizedFetch';
import { refreshOnce } from './refresh';
import { readSession, saveSession, sessionEnd } from './session';

const user = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@harbor.org',
  organizationName: 'Harbor Kitchen',
};
const json = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });
const renewed = { success: true, tokens: { accessToken: 'new', refreshToken: 'new-refresh' } };

/** A server that knows the token 'new' only, and answers a refresh with `answer`. */
function serve(answer: () => Response | Promise<Response>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(path);
    if (path === '/api/auth/refresh') return answer();
    return new Headers(init.headers).get('authorization') === 'Bearer new' ? json(200) : json(401);
  });
  return calls;
}

beforeEach(() => saveSession({ accessToken: 'old', refreshToken: 'old-refresh' }, user, 'volunteer'));

describe('the silent refresh', () => {
  it('happens once for three requests that were refused together', async () => {
    const calls = serve(() => json(200, renewed));
    const answers = await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => authorizedFetch(path)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(calls).toHaveLength(7);
    expect(readSession()?.refreshToken).toBe('new-refresh');
  });

  it('is left out when another tab has done it meanwhile', async () => {
    const calls = serve(() => json(500));
    localStorage.setItem('accessToken', 'new');
    await expect(refreshOnce('old')).resolves.toBe('renewed');
    expect(calls).toEqual([]);
  });

  it.each([401, 403])('ends the session on a %i', async (status) => {
    serve(() => json(status));
    await expect(refreshOnce('old')).resolves.toBe('ended');
    expect(readSession()).toBeNull();
    expect(sessionEnd()).toBe('expired');
    expect(
      ['accessToken', 'refreshToken', 'user', 'userType'].map((key) => localStorage.getItem(key)),
    ).toEqual([null, null, null, null]);
  });

  it.each([429, 500, 503])('keeps the session on a %i', async (status) => {
    serve(() => json(status));
    await expect(refreshOnce('old')).resolves.toBe('unreachable');
    expect(readSession()?.accessToken).toBe('old');
  });

  it('keeps the session when the network is away', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refreshOnce('old')).resolves.toBe('unreachable');
    expect(readSession()?.accessToken).toBe('old');
  });

  it('does not bring a session back that was ended while it ran', async () => {
    serve(() => {
      localStorage.clear();
      return json(200, renewed);
    });
    await expect(refreshOnce('old')).resolves.toBe('ended');
    expect(readSession()).toBeNull();
  });
});
