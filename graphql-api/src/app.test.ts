import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from './testing/api.js';

const api = testApi();
let volunteer: { id: string };
let organization: { id: string };

beforeAll(async () => {
  organization = await api.make.anOrganization();
  volunteer = await api.make.aVolunteer(organization);
});

/** `fetch` would mend these paths before sending them. */
function rawPath(path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('every answer from /api is JSON', () => {
  test.each(['/api/nothing', '/api/documents/../../etc/passwd', '/api/auth/check-email/', '/api/%00'])(
    'an unknown address %s',
    async (path) => {
      const { status, text } = await rawPath(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.parse(text)).toMatchObject({ success: false, code: expect.any(String) });
    },
  );

  test.each(['/api/auth/check-email/%E0%A4%A', '/api/calendar/events/%E0%A4%A'])(
    'a broken path %s',
    async (path) => {
      const { status, text } = await rawPath(path);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
    },
  );

  test('a body that is too large, packed, or deeply nested', async () => {
    const person = api.as(volunteer);
    const large = await person.send('POST', '/auth/login', JSON.stringify({ email: 'x'.repeat(2_000_000) }));
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const packed = await fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"email":"a@b.org","password":"x"}'),
    });
    expect(packed.status).toBe(415);
    const nested = await person.send(
      'POST',
      '/auth/login',
      `{"email":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
    );
    expect(nested.status).toBe(400);
  });

  test('one value is expected where one is documented', async () => {
    const person = api.as(volunteer);
    for (const query of [
      'limit=1&limit=2',
      'limit[]=1&limit=',
      'limit=',
      'limit=1.5',
      'limit=0',
      'limit=1e9',
      'limit=NaN',
    ]) {
      const answer = await person.get(`/calendar/upcoming?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
    expect((await person.get('/calendar/upcoming?limit=100&unknown=1')).status).toBe(200);
  });
});

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/healthz', '/api/nothing', '/nothing', '/graphqlx']) {
    const { headers } = await fetch(`${api.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const answer = await api.as(volunteer).get('/auth/me');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('foreign, absent and misspelt read alike, and a refusal changes nothing', async () => {
  const elsewhere = await api.make.anOrganization();
  const foreign = await api.make.anEvent(elsewhere, { maxVolunteers: 5 });
  const task = await api.make.aTask(elsewhere, [await api.make.aVolunteer(elsewhere)]);
  const document = await api.make.aDocument(elsewhere);
  const person = api.as(volunteer);
  const withoutId = ({
    status,
    body: { requestId: _, ...body },
  }: Awaited<ReturnType<typeof person.get>>) => ({ status, body });
  const calls = [
    (id: string) => person.get(`/calendar/events/${id}`),
    (id: string) => person.get(`/calendar/events/${id}/export`),
    (id: string) => person.post(`/calendar/events/${id}/rsvp`, { status: 'signed_up' }),
    (id: string) => person.put(`/tasks/${id}/status`, { status: 'completed' }),
    (id: string) => person.get(`/documents/${id}/download`),
  ];
  const foreignIds = [foreign.id, foreign.id, foreign.id, task.id, document.id];
  for (const [index, call] of calls.entries()) {
    const absent = withoutId(await call(randomUUID()));
    expect(absent.status).toBe(404);
    expect(withoutId(await call(foreignIds[index] ?? ''))).toEqual(absent);
    expect((await call('not-an-id')).status).toBe(400);
  }
  const rsvps = await api.database.db
    .selectFrom('rsvps')
    .selectAll()
    .where('event_id', '=', foreign.id)
    .execute();
  expect(rsvps).toEqual([]);
});

test.each([
  { status: 'maybe' },
  { status: 'SIGNED_UP' },
  { status: null },
  { status: 5 },
  {},
  { status: ['signed_up'] },
])('an RSVP of %j is refused and changes nothing', async (body) => {
  const event = await api.make.anEvent(organization);
  const answer = await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, body);
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  const seen = await api.as(volunteer).get(`/calendar/events/${event.id}`);
  expect(seen.body.event).toMatchObject({ user_rsvp_status: null, confirmed_signups: 0 });
});

test('who is not signed in learns only that, whatever else is wrong with the request', async () => {
  const nobody = api.as(null);
  for (const answer of [
    await nobody.get('/tasks/my?sortBy=nonsense'),
    await nobody.put('/tasks/not-an-id/status', {}),
    await nobody.post('/admin/tasks', {}),
    await nobody.get('/calendar/events?month=99'),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  }
});

test('a developer who opens /graphql in a browser gets the sandbox, and no program does', async () => {
  const page = await fetch(`${api.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('embeddable-sandbox');
  expect(page.headers.get('content-security-policy')).toContain('https://*.apollographql.com');
  const answer = await api.as(volunteer).graphql('{ __typename }');
  expect(answer.data).toEqual({ __typename: 'Query' });
});

test('a GraphQL document that is not a request of ours is refused', async () => {
  const send = async (body: string, headers = {}) =>
    (
      await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).status;
  expect(await send('[{"query":"{__typename}"}]')).toBe(400);
  expect(await send('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })).toBe(400);
  expect(await send(`{"query":"{ ${'__typename '.repeat(2_000)} }"}`)).toBe(400);
  expect(await send('{ not json')).toBe(400);
  expect(await send('{"query":"{ __typename }","operationName":""}')).toBe(400);
  const wrong = await api.as(volunteer).graphql('{ event(id: 5000000) { titel } }');
  expect(wrong.message).not.toMatch(/Did you mean/);
  const login = 'mutation ($email: String!) { login(email: $email, password: "x") { accessToken } }';
  const refused = await api.as(null).graphql(login, { email: ['my secret'] });
  expect([refused.code, refused.message]).toEqual([
    'BAD_USER_INPUT',
    'Variable "$email" got an invalid value.',
  ]);
});
