import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
const day = 86_400_000;
let maya: { id: string; email?: unknown };

beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
  maya = await api.make.aVolunteer(await api.make.anOrganization());
  onTestFinished(() => void vi.useRealTimers());
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const login = async (password = sharedPassword) =>
  api.as(null).post('/auth/login', { email: maya.email, password });
const refresh = (refreshToken: string) => api.as(null).post('/auth/refresh', { refreshToken });
const me = async (accessToken: string) =>
  (await api.as(null).get('/auth/me', { authorization: `Bearer ${accessToken}` })).status;

test('thirty days after the sign-in everybody signs in again, however often they came', async () => {
  let { tokens } = (await login()).body;
  for (let week = 0; week < 4; week += 1) {
    pass(7 * day);
    const { status, body } = await refresh(tokens.refreshToken);
    expect(status).toBe(200);
    tokens = body.tokens;
  }
  pass(2 * day - 60_000);
  tokens = (await refresh(tokens.refreshToken)).body.tokens;
  expect(await me(tokens.accessToken)).toBe(200);
  pass(120_000);
  // Not even what was given two minutes ago for fifteen.
  expect(await me(tokens.accessToken)).toBe(401);
  expect((await refresh(tokens.refreshToken)).status).toBe(401);
  expect((await login()).status).toBe(200);
});

test('an access token is good for fifteen minutes, and half a minute more where clocks differ', async () => {
  const { accessToken } = (await login()).body.tokens;
  pass(15 * 60_000 + 20_000);
  expect(await me(accessToken)).toBe(200);
  pass(20_000);
  expect(await me(accessToken)).toBe(401);
});

test('a clock that is half a minute behind the one that signed is forgiven', async () => {
  const { accessToken } = (await login()).body.tokens;
  pass(-25_000);
  expect(await me(accessToken)).toBe(200);
});

test.each([
  ['an hour back', -3_600_000],
  ['an hour ahead', 3_600_000],
])('when the clock jumps %s, nothing is a fault, and who refreshes goes on', async (_, jump) => {
  const first = (await login()).body.tokens;
  expect((await login('a wrong guess')).status).toBe(401);
  pass(jump);
  expect(await me(first.accessToken)).toBe(401);
  const second = await refresh(first.refreshToken);
  expect(second.status).toBe(200);
  expect(await me(second.body.tokens.accessToken)).toBe(200);
  expect((await login('another guess')).status).toBe(401);
  const again = await login();
  expect(again.status).toBe(200);
  const admin = api.as(await api.make.anAdmin({ id: again.body.user.organizationId }));
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) => admin.post('/admin/tasks', { title: `Task ${index}` })),
  );
  expect(new Set(created.map(({ body }) => body.task.id)).size).toBe(20);
  pass(-jump);
  expect(await me(first.accessToken)).toBe(200);
  const limited = [];
  for (let guess = 0; guess < 7; guess += 1) limited.push(await login(`guess ${guess}`));
  for (const { status, headers } of limited) {
    expect([401, 429]).toContain(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
