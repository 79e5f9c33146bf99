import argon2 from 'argon2';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { setRow } from '../../testing/setRow.js';
import { hashPassword } from './password.js';

const log: Record<string, unknown>[] = [];
const api = testApi({ log: pino({}, { write: (line) => void log.push(JSON.parse(line)) }) });
let organization: { id: string };
let maya: { id: string; email?: string | null };

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
  organization = await api.make.anOrganization({ name: 'Harbor' });
  maya = await api.make.aVolunteer(organization);
});

const login = (password = sharedPassword, email: unknown = maya.email, ip = '203.0.113.1') =>
  api.as(null).post('/auth/login', { email, password }, { 'x-forwarded-for': ip, 'user-agent': 'Firefox' });
const refresh = (refreshToken: string) => api.as(null).post('/auth/refresh', { refreshToken });
const me = async (accessToken: string) =>
  (await api.as(null).get('/auth/me', { authorization: `Bearer ${accessToken}` })).status;
const set = (table: 'users' | 'organizations', id: string, values: object) =>
  setRow(api.database.db, table, id, values);

test('every try is written down, with its browser and address, and the last sign-in with the person', async () => {
  await login('a guess');
  await login();
  await login('a guess', 'nobody.here@example.org');
  const tries = await api.database.db
    .selectFrom('sign_in_events')
    .select(['user_id', 'organization_id', 'succeeded', 'ip', 'user_agent'])
    .orderBy('id')
    .execute();
  const place = { ip: '203.0.113.1', user_agent: 'Firefox' };
  const hers = { user_id: maya.id, organization_id: organization.id, ...place };
  expect(tries).toEqual([
    { ...hers, succeeded: false },
    { ...hers, succeeded: true },
    { user_id: null, organization_id: null, ...place, succeeded: false },
  ]);
  const session = await api.database.db
    .selectFrom('sessions')
    .select(['ip', 'user_agent'])
    .where('user_id', '=', maya.id)
    .executeTakeFirstOrThrow();
  expect(session).toEqual(place);
  const { last_login } = await api.database.db
    .selectFrom('users')
    .select('last_login')
    .where('id', '=', maya.id)
    .executeTakeFirstOrThrow();
  expect(Math.abs(Date.now() - Date.parse(String(last_login)))).toBeLessThan(60_000);
});

test('who knew the password starts to count anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 4; guess += 1) expect((await login('a guess')).status).toBe(401);
    expect((await login()).status).toBe(200);
  }
});

test('guesses from one address at many accounts come to an end', async () => {
  await api.services.limits.address.penalty('203.0.113.1', 100);
  expect((await login()).status).toBe(429);
  expect((await login(sharedPassword, maya.email, '203.0.113.2')).status).toBe(200);
});

test('who may sign in is asked before the password is typed, and tells only what the page shows', async () => {
  const ask = async (email: unknown) => {
    const { success, ...told } = (await api.as(null).get(`/auth/check-email/${email}`)).body;
    return told;
  };
  const owner = await api.make.aSuperAdmin('the password of the owner');
  expect(await ask(maya.email)).toEqual({ allowed: true, organization: 'Harbor', role: 'volunteer' });
  expect(await ask(owner.email)).toEqual({ allowed: true, organization: null, role: 'super_admin' });
  const nobody = { allowed: false, organization: null, role: null };
  await set('organizations', organization.id, { is_active: false });
  for (const email of [maya.email, 'nobody@example.org', 'no address'])
    expect(await ask(email)).toEqual(nobody);
});

describe('a sign-in while the password is compared', () => {
  /** What happens in that moment. */
  const meanwhile = (happens: () => Promise<unknown>) => {
    const verify = argon2.verify.bind(argon2);
    const spy = vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
      const matches = await verify(...given);
      await happens();
      return matches;
    });
    onTestFinished(() => void spy.mockRestore());
  };
  const own = 'the words of Maya';

  test.each([
    ['the person is removed', () => set('users', maya.id, { removed_at: new Date() })],
    [
      'a personal password is set',
      async () => set('users', maya.id, { password_hash: await hashPassword(own) }),
    ],
    ['the organization is closed', () => set('organizations', organization.id, { is_active: false })],
    [
      'the shared password changes',
      async () => set('organizations', organization.id, { password_hash: await hashPassword(own) }),
    ],
  ])('comes to nothing when %s', async (_, happens) => {
    meanwhile(happens);
    const { status, body } = await login();
    expect([status, body.message]).toEqual([401, 'Invalid email or password']);
    const sessions = await api.database.db.selectFrom('sessions').select('user_id').execute();
    expect(sessions.filter(({ user_id }) => user_id === maya.id)).toEqual([]);
  });

  test('goes on for who has a password of their own when the shared one changes', async () => {
    await set('users', maya.id, { password_hash: await hashPassword(own) });
    meanwhile(async () =>
      set('organizations', organization.id, { password_hash: await hashPassword('fresh-pass-9') }),
    );
    expect((await login(own)).status).toBe(200);
  });

  test('goes on for a super administrator', async () => {
    const owner = await api.make.aSuperAdmin('the password of the owner');
    expect((await login('the password of the owner', owner.email)).status).toBe(200);
  });
});

test('who signs out is told that it is done', async () => {
  const device = api.as(maya);
  expect((await device.graphql('mutation { logout }')).data.logout).toBe(true);
  expect((await device.get('/auth/me')).status).toBe(401);
});

describe('the token before the live one', () => {
  test('is taken for ten seconds to the millisecond, as its answer may have been lost, and ends everything after', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    vi.setSystemTime(now);
    const first = (await login()).body.tokens;
    const second = (await refresh(first.refreshToken)).body.tokens;
    vi.setSystemTime(now + 10_000);
    const again = await refresh(first.refreshToken);
    expect([again.status, again.body.tokens.refreshToken]).toEqual([200, second.refreshToken]);
    expect([again.body.user.id, await me(again.body.tokens.accessToken)]).toEqual([maya.id, 200]);
    vi.setSystemTime(now + 10_001);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await me(second.accessToken)).toBe(401);
    const session = await api.database.db
      .selectFrom('sessions')
      .select(['id', 'revoked_because'])
      .where('user_id', '=', maya.id)
      .executeTakeFirstOrThrow();
    expect(session.revoked_because).toBe('replay');
    expect(log.filter(({ event }) => event === 'refresh_replay')).toMatchObject([
      { sessionId: session.id, userId: maya.id },
    ]);
  });

  test('made up by somebody who knows the session ends nothing', async () => {
    const { accessToken, refreshToken } = (await login()).body.tokens;
    const madeUp = refreshToken.replace(/.{8}$/, 'AAAAAAAA');
    expect((await refresh(madeUp)).status).toBe(401);
    expect(await me(accessToken)).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});
