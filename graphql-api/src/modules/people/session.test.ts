import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
let organization: { id: string; name: string };

beforeAll(async () => {
  organization = await api.make.anOrganization({ name: 'Harbor Food Bank' });
});
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

const login = (email: string, password: string, headers = {}) =>
  api.as(null).post('/auth/login', { email, password }, headers);
const refresh = (refreshToken: string) => api.as(null).post('/auth/refresh', { refreshToken });
const me = (accessToken: string) => api.as(null).get('/auth/me', { authorization: `Bearer ${accessToken}` });
const fromAddress = (ip: string) => ({ 'x-forwarded-for': ip });

describe('login', () => {
  test("a member signs in with their e-mail and the organization's password", async () => {
    const volunteer = await api.make.aVolunteer(organization, {
      email: 'maya@example.org',
      firstName: 'Maya',
    });
    const { status, body } = await login(' Maya@Example.ORG ', sharedPassword);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      userType: 'volunteer',
      user: {
        id: volunteer.id,
        email: 'maya@example.org',
        firstName: 'Maya',
        organizationName: 'Harbor Food Bank',
      },
    });
    expect((await me(body.tokens.accessToken)).body).toMatchObject({
      success: true,
      userType: 'volunteer',
      organizationId: organization.id,
    });
  });

  test('every wrong pair reads the same', async () => {
    const removed = await api.make.aVolunteer(organization, { removedAt: new Date() });
    const personal = await api.make.aVolunteer(organization);
    await api.as(personal).post('/auth/change-password', {
      currentPassword: sharedPassword,
      newPassword: 'my own words',
      confirmPassword: 'my own words',
    });
    const root = await api.make.aSuperAdmin('a password of the owner');
    const pairs = [
      ['nobody@example.org', sharedPassword],
      [removed.email, sharedPassword],
      [personal.email, sharedPassword],
      [personal.email, 'my own word'],
      [root.email, sharedPassword],
      ['not an address', 'x'],
    ] as const;
    for (const [email, password] of pairs) {
      const { status, body } = await login(String(email), password);
      expect([status, body.code, body.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        'Invalid email or password',
      ]);
    }
    expect((await login(String(personal.email), 'my own words')).status).toBe(200);
    expect((await login(String(root.email), 'a password of the owner')).status).toBe(200);
  });

  test('a member of an inactive organization who knows the password learns why', async () => {
    const closed = await api.make.anOrganization({ isActive: false });
    const { email } = await api.make.aVolunteer(closed);
    const right = await login(String(email), sharedPassword);
    expect([right.status, right.body.message]).toEqual([
      401,
      'Your organization is inactive. Contact your organization administrator',
    ]);
    expect((await login(String(email), 'something else')).body.message).toBe('Invalid email or password');
    expect((await api.as(null).get(`/auth/check-email/${email}`)).body.allowed).toBe(false);
  });

  test('five wrong guesses close an account for one address, on both doors, but not for its owner', async () => {
    const { email } = await api.make.aVolunteer(organization);
    const owner = fromAddress('203.0.113.1');
    expect((await login(String(email), sharedPassword, owner)).status).toBe(200);
    const mutation = `mutation { login(email: "${email}", password: "wrong") { accessToken } }`;
    const attacker = fromAddress('203.0.113.9');
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(String(email), 'wrong guess', attacker)).status).toBe(401);
    }
    const sixth = await login(String(email), sharedPassword, attacker);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...attacker },
      body: JSON.stringify({ query: mutation }),
    });
    expect(
      ((await response.json()) as { errors: { extensions: object }[] }).errors[0]?.extensions,
    ).toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect((await login(String(email), sharedPassword, owner)).status).toBe(200);
  });

  test.each([
    [{ email: 1, password: 'x' }, 'email must be a text'],
    [{ email: ['a@b.org'], password: 'x' }, 'email must be a text'],
    [{ email: 'a@b.org', password: null }, 'password is required'],
    [{ email: 'a@b.org' }, 'password is required'],
    [{}, 'email is required'],
  ])('%j is refused as bad input', async (body, message) => {
    const answer = await api.as(null).post('/auth/login', body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 'BAD_USER_INPUT', message]);
  });

  test.each(['{ not json', 'null', '5', '[]', '\ufeff{'])(
    'a body of %s is answered in JSON',
    async (text) => {
      const answer = await api.as(null).send('POST', '/auth/login', text);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
    },
  );
});

describe('refresh', () => {
  const signIn = async () => {
    const { email } = await api.make.aVolunteer(organization);
    return (await login(String(email), sharedPassword)).body.tokens;
  };

  test('each exchange gives a new pair, and only hashes are stored', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).body.tokens;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await me(second.accessToken)).status).toBe(200);
    const stored = JSON.stringify(await api.database.db.selectFrom('sessions').selectAll().execute());
    for (const token of [first, second]) expect(stored).not.toContain(token.refreshToken);
  });

  test('tabs that refresh at once, and a lost answer, lead to the same successor', async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
    const successors = new Set(answers.map(({ body }) => body.tokens.refreshToken));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(successors.size).toBe(1);
  });

  test('an older token is a replay and ends the whole session', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).body.tokens;
    vi.setSystemTime(Date.now() + 11_000);
    try {
      expect((await refresh(first.refreshToken)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
    expect((await me(second.accessToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  test('the grandparent is a replay even within the grace', async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).body.tokens;
    const third = (await refresh(second.refreshToken)).body.tokens;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await me(third.accessToken)).status).toBe(401);
  });

  test('tokens of one kind never pass for another', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect((await me(refreshToken)).status).toBe(401);
    expect((await refresh(accessToken)).status).toBe(401);
    expect((await refresh(`${refreshToken}x`)).status).toBe(401);
    expect((await api.as(null).get(`/auth/me?access_token=${accessToken}`)).status).toBe(401);
  });

  test('log-out ends this device at once and leaves the others', async () => {
    const { email } = await api.make.aVolunteer(organization);
    const phone = (await login(String(email), sharedPassword)).body.tokens;
    const laptop = (await login(String(email), sharedPassword)).body.tokens;
    const out = await api.as(null).post('/auth/logout', {}, { authorization: `Bearer ${phone.accessToken}` });
    expect(out.status).toBe(200);
    expect((await me(phone.accessToken)).status).toBe(401);
    expect((await refresh(phone.refreshToken)).status).toBe(401);
    expect((await me(laptop.accessToken)).status).toBe(200);
  });
});

describe('passwords', () => {
  test("changing the organization's password ends every other session of the organization", async () => {
    const place = await api.make.anOrganization();
    const admin = await api.make.anAdmin(place);
    const volunteer = await api.make.aVolunteer(place);
    const token = await api.as(volunteer).token();
    const asAdmin = api.as(admin);
    const change = (password: string, confirmation = password) =>
      asAdmin.post('/auth/change-org-password', { newPassword: password, confirmPassword: confirmation });
    expect((await change('short')).body.message).toBe('Password must be at least 8 characters long');
    expect((await change('long enough', 'long enougH')).status).toBe(400);
    expect((await change('password123')).status).toBe(400);
    expect((await change('fresh-pass-9')).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await asAdmin.get('/auth/me')).status).toBe(200);
    expect((await login(String(volunteer.email), sharedPassword)).status).toBe(401);
    expect((await login(String(volunteer.email), 'fresh-pass-9')).status).toBe(200);
  });

  test('an admin changes only the own organization, a volunteer none', async () => {
    const [own, other] = [await api.make.anOrganization(), await api.make.anOrganization()];
    const body = { newPassword: 'newpass-12', confirmPassword: 'newpass-12', organizationId: other.id };
    const admin = await api.make.anAdmin(own);
    const volunteer = await api.make.aVolunteer(other);
    expect((await api.as(admin).post('/auth/change-org-password', body)).status).toBe(403);
    expect((await api.as(volunteer).post('/auth/change-org-password', body)).status).toBe(403);
    expect((await login(String(volunteer.email), sharedPassword)).status).toBe(200);
  });

  test('a personal password is taken literally, to its last character', async () => {
    const volunteer = await api.make.aVolunteer(organization);
    const long = ' ü'.repeat(64);
    const changed = await api.as(volunteer).post('/auth/change-password', {
      currentPassword: sharedPassword,
      newPassword: long,
      confirmPassword: long,
    });
    expect(changed.body).toMatchObject({ success: true, user: { hasPersonalPassword: true } });
    expect((await login(String(volunteer.email), long.slice(0, -1))).status).toBe(401);
    expect((await login(String(volunteer.email), long.trim())).status).toBe(401);
    expect((await login(String(volunteer.email), long)).status).toBe(200);
  });
});
