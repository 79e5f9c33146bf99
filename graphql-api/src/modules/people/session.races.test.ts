import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

const login = (email: unknown, password: string, ip = '203.0.113.1') =>
  api.as(null).post('/auth/login', { email, password }, { 'x-forwarded-for': ip });
const me = (accessToken: string) => api.as(null).get('/auth/me', { authorization: `Bearer ${accessToken}` });
const count = (answers: { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

test('forty guesses at the same moment are no more guesses than five', async () => {
  const { email } = await api.make.aVolunteer(await api.make.anOrganization());
  const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => login(email, `guess ${guess}`)));
  expect([count(answers, 401), count(answers, 429)]).toEqual([5, 35]);
  expect((await login(email, sharedPassword)).status).toBe(429);
});

test('forty guesses at the same moment from as many addresses are twenty for the account', async () => {
  const { email } = await api.make.aVolunteer(await api.make.anOrganization());
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, guess) => login(email, `guess ${guess}`, `198.51.100.${guess}`)),
  );
  expect([count(answers, 401), count(answers, 429)]).toEqual([20, 20]);
});

test('people who sign in at the same moment with the right password use nothing up', async () => {
  const { email } = await api.make.aVolunteer(await api.make.anOrganization());
  for (let turn = 0; turn < 3; turn += 1) {
    const answers = await Promise.all([1, 2, 3].map(() => login(email, sharedPassword, `192.0.2.${turn}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await login(email, 'wrong', '192.0.2.99')).status).toBe(401);
  }
});

test.each([
  ["the organization's password", '/auth/change-org-password'],
  ['the personal password', '/auth/change-password'],
])('a sign-in under way while %s changes does not outlive it', async (_, path) => {
  const kept: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const admin = await api.make.anAdmin(await api.make.anOrganization());
    const changed = { newPassword: `fresh-pass-${round}x`, confirmPassword: `fresh-pass-${round}x` };
    const asAdmin = api.as(admin);
    await asAdmin.token();
    const signingIn = Promise.all(
      [1, 2, 3].map((place) => login(admin.email, sharedPassword, `192.0.2.${place}`)),
    );
    await sleep(round * 8);
    const answer = await asAdmin.post(path, { currentPassword: sharedPassword, ...changed });
    expect(answer.status).toBe(200);
    for (const { status, body } of await signingIn) {
      if (status === 200) kept.push((await me(body.tokens.accessToken)).status);
      else expect(body.message).toBe('Invalid email or password');
    }
  }
  expect(kept.filter((status) => status !== 401)).toEqual([]);
});
