import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { normalizeEmail } from './email.js';

const api = testApi();
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

const post = async (url: string, path: string, body: object, headers: object = {}) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
};
const login = (email: unknown, password: string, ip: string) =>
  post(api.url, '/api/auth/login', { email, password }, { 'x-forwarded-for': ip });

test('guesses spread over the members and over many addresses slow the organization down, not who is known', async () => {
  const organization = await api.make.anOrganization();
  const members = [];
  for (let person = 0; person < 5; person += 1) members.push(await api.make.aVolunteer(organization));
  const [known, newcomer] = [members[0], await api.make.aVolunteer(organization)];
  expect((await login(known?.email, sharedPassword, '203.0.113.1')).status).toBe(200);
  // All hundred of them are tried in guessing.trust.ts.
  await api.services.limits.organization.penalty(organization.id, 90);
  for (let guess = 0; guess < 10; guess += 1) {
    const ip = `198.51.${guess}.7`;
    expect((await login(members[guess % 5]?.email, `guess ${guess}`, ip)).status).toBe(401);
  }
  // One more is tried, and then one in five seconds; the clock stands still, however slow the machine is.
  const now = Date.now();
  vi.setSystemTime(now);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect((await login(members[1]?.email, 'one more', '192.0.2.1')).status).toBe(401);
  const braked = await login(members[2]?.email, 'and another', '192.0.2.2');
  expect([braked.status, braked.retryAfter <= 5 && braked.retryAfter > 0]).toEqual([429, true]);
  expect((await login(known?.email, sharedPassword, '203.0.113.1')).status).toBe(200);
  expect((await login(newcomer.email, sharedPassword, '192.0.2.3')).status).toBe(429);
  vi.setSystemTime(now + 6_000);
  expect((await login(newcomer.email, sharedPassword, '192.0.2.3')).status).toBe(200);
});

describe('who invents forwarding headers gains nothing', () => {
  const inventions = (turn: number) => ({
    'x-forwarded-for': `198.51.100.${turn}`,
    'x-real-ip': `198.51.100.${turn}`,
    'x-client-ip': `198.51.100.${turn}`,
    'true-client-ip': `198.51.100.${turn}`,
    forwarded: `for=198.51.100.${turn}`,
  });
  const guessSixTimes = async (headers: (turn: number) => object) => {
    const { email } = await api.make.aVolunteer(await api.make.anOrganization());
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { email, password: `guess ${turn}` };
      statuses.push((await post(api.url, '/api/auth/login', body, headers(turn))).status);
    }
    return statuses;
  };
  const fiveAndNoMore = [401, 401, 401, 401, 401, 429];

  test('where no proxy stands in front', async () => {
    const { handler } = api.app;
    const trusted = handler.get('trust proxy');
    handler.set('trust proxy', false);
    onTestFinished(() => void handler.set('trust proxy', trusted));
    expect(await guessSixTimes(inventions)).toEqual(fiveAndNoMore);
  });

  test('where one proxy adds the true address behind what was invented', async () => {
    const throughProxy = (turn: number) => ({
      ...inventions(turn),
      'x-forwarded-for': `198.51.100.${turn}, 10.0.0.${turn}, 203.0.113.9`,
    });
    expect(await guessSixTimes(throughProxy)).toEqual(fiveAndNoMore);
  });
});

test('one address asks twenty times a minute who may sign in, over both doors together; others are not held up', async () => {
  const check = async (turn: number, ip: string) => {
    const headers = { 'x-forwarded-for': ip, 'content-type': 'application/json' };
    if (turn % 2 === 0)
      return (await fetch(`${api.url}/api/auth/check-email/a${turn}@b.org`, { headers })).status;
    const body = JSON.stringify({ query: `{ checkEmail(email: "a${turn}@b.org") { allowed } }` });
    const response = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return errors?.[0]?.extensions.code === 'RATE_LIMITED' ? 429 : response.status;
  };
  const statuses = [];
  for (let turn = 0; turn < 24; turn += 1) statuses.push(await check(turn, '192.0.2.50'));
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
  expect(await check(0, '192.0.2.51')).toBe(200);
});

test('an unknown address is as much work as a known one, statement by statement', async () => {
  const { email } = await api.make.aVolunteer(await api.make.anOrganization());
  const texts = async (address: unknown) => {
    const statements = await api.statements.of(() => login(address, 'a wrong guess', '192.0.2.60'));
    return statements
      .map(({ text }) =>
        text
          .trim()
          .split(/[\s(]+/, 3)
          .join(' '),
      )
      .toSorted();
  };
  await texts(email);
  const known = await texts(email);
  expect(known.length).toBeGreaterThan(4);
  expect(await texts('nobody.at.all@example.org')).toEqual(known);
});

describe('an address that only looks like another', () => {
  const own = 'maya.chen@example.org';
  // Full-width letters, compatibility signs and capitals are the same address in other clothes.
  const same = [
    'ｍａｙａ.chen@example.org',
    'MAYA.Chen@EXAMPLE.org',
    '  maya.chen@example.org\t',
    'ℳaya.chen@example.org',
  ];
  const strange = [
    ...['mаya.chen@example.org', 'maya.chen@exаmple.org', 'maya.chеn@example.org', 'mayа.chen@example.org'],
    ...['maya.chen\u200b@example.org', 'ma\u00adya.chen@example.org', 'maya.chen@example.org\u202e'],
    ...[
      'máya.chen@example.org',
      'maya․chen@éxample.org',
      'maya.chen@example。org.',
      'maya.chen@@example.org',
    ],
  ];

  test('is the same account everywhere, or no address at all', async () => {
    const organization = await api.make.anOrganization();
    await api.make.aVolunteer(organization, { email: own });
    const admin = api.as(await api.make.anAdmin(organization));
    const add = (email: string) =>
      admin.post('/admin/volunteers', { name: 'Twin', email, role: 'volunteer' });
    const allowed = async (email: string) =>
      (await api.as(null).get(`/auth/check-email/${encodeURIComponent(email)}`)).body.allowed;
    for (const [index, email] of same.entries()) {
      expect([email, normalizeEmail(email)]).toEqual([email, own]);
      expect((await login(email, sharedPassword, `192.0.2.${index}`)).status).toBe(200);
      expect((await add(email)).status).toBe(409);
      expect(await allowed(email)).toBe(true);
    }
    for (const [index, email] of strange.entries()) {
      expect([email, normalizeEmail(email)]).toEqual([email, null]);
      expect((await login(email, sharedPassword, `192.0.2.${100 + index}`)).status).toBe(401);
      expect((await add(email)).status).toBe(400);
      expect(await allowed(email)).toBe(false);
    }
    const { body } = await admin.get('/dashboard/volunteers');
    expect(JSON.stringify(body).match(/chen/gi)).toHaveLength(1);
  });
});

test.each([
  ['short77', 'Password must be at least 8 characters long'],
  ['🙂🙂🙂🙂', 'Password must be at least 8 characters long'],
  ['ü'.repeat(513), 'Password must be at most 1,024 bytes long'],
  ...['password', 'Password1', 'QWERTYUIOP', '12345678', 'volunteers', 'changeme1'].map((word) => [
    word,
    'This password is too common. Please choose another one.',
  ]),
])('%.20j is no new password, wherever one is set', async (password, sentence) => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const owner = api.as(await api.make.aSuperAdmin('the password of the owner'));
  const pair = { newPassword: password, confirmPassword: password };
  const answers = [
    await admin.post('/auth/change-org-password', pair),
    await admin.post('/auth/change-password', { currentPassword: sharedPassword, ...pair }),
    await owner.post('/super-admin/organizations', { name: 'New', password }),
    await owner.put(`/super-admin/organizations/${organization.id}`, { name: 'Changed', password }),
  ];
  for (const { status, body } of answers) expect([status, body.message]).toEqual([400, sentence]);
});
