import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { setRow } from '../../testing/setRow.js';

const api = testApi();
const create =
  'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret accessToken { id name scope hint lastUsedAt ownerName } } }';
const mine = '{ myAccessTokens { id name lastUsedAt } }';
let organization: { id: string };
let admin: { id: string; email?: string | null };
let maya: { id: string; email?: string | null };

beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  maya = await api.make.aVolunteer(organization, { firstName: 'Maya', lastName: 'Lee' });
});

const make = async (person: { id: string } = maya, input: object = {}) => {
  const { data } = await api.as(person).graphql(create, { input: { name: 'Rota', ...input } });
  const { secret, accessToken } = data.createAccessToken;
  return { secret: secret as string, id: accessToken.id as string, program: program(secret) };
};

/** A program that knows a secret and nothing else. */
function program(secret: string) {
  const call = async (path: string, method = 'GET', body?: object) => {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return { status: response.status, body: (await response.json()) as any };
  };
  return { call, graphql: (query: string, variables = {}) => call('/graphql', 'POST', { query, variables }) };
}
const set = (table: 'users' | 'organizations' | 'access_tokens', id: string, values: object) =>
  setRow(api.database.db, table, id, values);

test('a program with a token is the person, through both doors, and its secret is kept nowhere', async () => {
  const { secret, program } = await make();
  expect(secret).toMatch(/^hr_[\w-]{43}$/);
  expect((await program.call('/api/auth/me')).body.user.email).toBe(maya.email);
  expect((await program.graphql('{ viewer { id } }')).body.data.viewer.id).toBe(maya.id);
  const kept = await api.database.db.selectFrom('access_tokens').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(secret.slice(8));
});

test('REST makes, lists and revokes tokens under the documented names', async () => {
  const made = await api
    .as(maya)
    .post('/auth/tokens', { name: ' Rota ', scope: 'write', expires_in_days: 7 });
  expect([made.status, made.headers.get('location')]).toEqual([
    201,
    `/api/auth/tokens/${made.body.token.id}`,
  ]);
  const token = {
    id: expect.any(String),
    name: 'Rota',
    scope: 'write',
    hint: made.body.secret.slice(0, 7),
    created_at: expect.stringMatching(/Z$/),
    expires_at: expect.stringMatching(/Z$/),
    last_used_at: null,
    owner_name: 'Maya Lee',
  };
  expect(made.body).toMatchObject({ success: true, token, secret: expect.stringMatching(/^hr_/) });
  const days = (Date.parse(made.body.token.expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect((await api.as(maya).get('/auth/tokens')).body).toEqual({ success: true, tokens: [token] });
  const ended = await api.as(maya).delete(`/auth/tokens/${made.body.token.id}`);
  expect(ended.body).toEqual({ success: true, message: 'Access token revoked' });
  expect((await api.as(maya).get('/auth/tokens')).body.tokens).toEqual([]);
  expect((await api.as(maya).delete(`/auth/tokens/${made.body.token.id}`)).status).toBe(404);
});

describe('a token that only reads', () => {
  const sentence = 'This access token may only read. Create one with the scope write.';

  test('changes nothing through either door', async () => {
    const event = await api.make.anEvent(organization);
    const { program } = await make();
    const rsvp = await program.call(`/api/calendar/events/${event.id}/rsvp`, 'POST', { status: 'signed_up' });
    expect([rsvp.status, rsvp.body.message, rsvp.body.code]).toEqual([403, sentence, 'FORBIDDEN']);
    const mutation = 'mutation ($id: ID!) { rsvpToEvent(eventId: $id, status: signed_up) { id } }';
    const answer = await program.graphql(mutation, { id: event.id });
    expect([answer.status, answer.body.errors[0].message]).toEqual([403, sentence]);
    expect(answer.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await api.database.db.selectFrom('rsvps').selectAll().execute()).toEqual([]);
  });

  test('of an admin sends no file either', async () => {
    const { secret } = await make(admin);
    const form = new FormData();
    form.set('operations', '{"query":"mutation ($f: Upload!) { uploadDocument(file: $f) { id } }"}');
    form.set('map', '{"0":["variables.f"]}');
    form.set('0', new Blob(['hello']), 'a.txt');
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'apollo-require-preflight': 'true' },
      body: form,
    });
    expect(await response.json()).toMatchObject({ errors: [{ message: sentence }] });
  });
});

test('a token that writes does what its owner may, and no more', async () => {
  const event = await api.make.anEvent(organization);
  const { program } = await make(maya, { scope: 'write' });
  const rsvp = await program.call(`/api/calendar/events/${event.id}/rsvp`, 'POST', { status: 'signed_up' });
  expect([rsvp.status, rsvp.body.event.confirmed_signups]).toEqual([200, 1]);
  expect((await program.call('/api/admin/tasks')).status).toBe(403);
});

test('no token makes tokens, changes passwords or manages sessions', async () => {
  const { program, id } = await make(admin, { scope: 'write' });
  const passwords = { newPassword: 'long enough', confirmPassword: 'long enough' };
  const calls = [
    ['/api/auth/tokens', 'GET'],
    ['/api/admin/tokens', 'GET'],
    ['/api/auth/tokens', 'POST', { name: 'Another' }],
    [`/api/auth/tokens/${id}`, 'DELETE'],
    ['/api/auth/change-password', 'POST', { currentPassword: sharedPassword, ...passwords }],
    ['/api/auth/change-org-password', 'POST', passwords],
    ['/api/auth/sessions', 'GET'],
    ['/api/auth/sessions', 'DELETE'],
    [`/api/auth/sessions/${id}`, 'DELETE'],
    ['/api/auth/logout', 'POST'],
  ] as const;
  for (const [path, method, body] of calls) {
    const answer = await program.call(path, method, body);
    expect([path, answer.status, answer.body.message]).toEqual([
      path,
      403,
      'An access token cannot do this. Please sign in with your password.',
    ]);
  }
  for (const query of [
    `mutation { resetPersonalPassword(userId: "${maya.id}") }`,
    '{ myCalendarFeed { url } }',
    'mutation { resetMyCalendarFeed { url } }',
  ]) {
    expect((await program.graphql(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

test.each([
  ['was revoked', async (id: string) => api.as(maya).delete(`/auth/tokens/${id}`)],
  ['has expired', async (id: string) => set('access_tokens', id, { expires_at: new Date() })],
  ['is of somebody who was removed', async () => set('users', maya.id, { removed_at: new Date() })],
  [
    'is of an organization that is inactive',
    async () => set('organizations', organization.id, { is_active: false }),
  ],
  [
    'is of somebody whose password an admin has reset',
    async () => api.as(admin).graphql(`mutation { resetPersonalPassword(userId: "${maya.id}") }`),
  ],
])('a token that %s opens nothing from the next request on', async (_, end) => {
  const { program, id } = await make();
  expect((await program.call('/api/auth/me')).status).toBe(200);
  await end(id);
  expect((await program.call('/api/auth/me')).status).toBe(401);
  expect((await program.graphql('{ viewer { id } }')).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('who is no admin any more has a token that is none either', async () => {
  const { program } = await make(admin);
  expect((await program.call('/api/admin/tasks')).status).toBe(200);
  await set('users', admin.id, { role: 'volunteer' });
  expect((await program.call('/api/admin/tasks')).status).toBe(403);
});

test('the last use is written at most once a minute', async () => {
  const { program, id } = await make();
  const used = async () => (await api.as(maya).graphql(mine)).data.myAccessTokens[0].lastUsedAt;
  expect(await used()).toBeNull();
  await program.call('/api/auth/me');
  const first = await used();
  await program.call('/api/auth/me');
  expect([Date.parse(first) > 0, await used()]).toEqual([true, first]);
  await set('access_tokens', id, { last_used_at: new Date(Date.now() - 61_000) });
  await program.call('/api/auth/me');
  expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
});

test('an admin sees and revokes the tokens of the organization; others see their own', async () => {
  const { id } = await make();
  const stranger = await api.make.anAdmin(await api.make.anOrganization());
  const other = await api.make.aVolunteer(organization);
  const { body } = await api.as(admin).get('/admin/tokens');
  expect(body).toMatchObject({ tokens: [{ id, owner_name: 'Maya Lee' }], pagination: { total_items: 1 } });
  expect((await api.as(stranger).get('/admin/tokens')).body.tokens).toEqual([]);
  for (const actor of [stranger, other]) {
    const answer = await api.as(actor).delete(`/auth/tokens/${id}`);
    expect([answer.status, answer.body.message]).toEqual([404, 'Access token not found']);
  }
  expect((await api.as(admin).delete(`/auth/tokens/${id}`)).status).toBe(200);
  const trail = await api
    .as(admin)
    .graphql('{ auditEvents { items { action actorName subjectName details } } }');
  expect(trail.data.auditEvents.items).toEqual([
    {
      action: 'access_token_revoked',
      actorName: admin.email,
      subjectName: maya.email,
      details: 'Rota (read)',
    },
    {
      action: 'access_token_created',
      actorName: maya.email,
      subjectName: maya.email,
      details: 'Rota (read)',
    },
  ]);
});

test('twenty tokens are enough, also when asked for at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, at) => api.as(maya).post('/auth/tokens', { name: `Token ${at}` })),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'name must be at most 100 characters'],
  [{ name: 'x', scope: 'all' }, 'scope must be one of: read, write'],
  [{ name: 'x', expires_in_days: 0 }, 'expiresInDays must be at least 1'],
  [{ name: 'x', expires_in_days: 367 }, 'expiresInDays must be at most 366'],
])('%j is refused', async (body, message) => {
  const answer = await api.as(maya).post('/auth/tokens', body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('the calendar file of an event opens with the address a program was given', async () => {
  const event = await api.make.anEvent(organization);
  const { program, id } = await make();
  const { body } = await program.graphql(`{ event(id: "${event.id}") { exportUrl } }`);
  expect((await fetch(api.url + body.data.event.exportUrl)).status).toBe(200);
  await set('access_tokens', id, { revoked_at: new Date() });
  expect((await fetch(api.url + body.data.event.exportUrl)).status).toBe(401);
});
