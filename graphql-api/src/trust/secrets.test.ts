import 'reflect-metadata';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '../log.js';
import { testApi } from '../testing/api.js';

const written: string[] = [];
const api = testApi({ log: createLog('trace', { write: (line) => void written.push(line) }) });
const answers: { to: string; text: string }[] = [];

/** Secrets by what they are, and in how many answers each may stand: those that are made for somebody stand in one. */
const planted = new Map<string, { secret: string; answers: number }>();
const plant = (what: string, secret = `secret-${what.replace(/\W/g, '-')}-9f3a`, answered = 0) => {
  planted.set(what, { secret, answers: answered });
  return secret;
};

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  answers.push({ to: `${method} ${path}`, text: text + JSON.stringify([...response.headers]) });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Everything the database holds, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    api.database.db,
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      sql<{
        text: string | null;
      }>`select string_agg(t::text, chr(10)) as text from ${sql.table(name)} t`.execute(api.database.db),
    ),
  );
  return parts.map(({ rows }) => rows[0]?.text ?? '').join('\n');
}

async function useEverySecret() {
  const owner = await api.make.aSuperAdmin(plant('password of the owner'));
  const asOwner = bearer(
    (
      await ask('POST', '/api/auth/login', {
        email: owner.email,
        password: planted.get('password of the owner')?.secret,
      })
    ).body.tokens.accessToken,
  );
  const shared = plant('shared password');
  const email = 'ruth@secrets.example.org';
  await ask(
    'POST',
    '/api/super-admin/organizations',
    { name: 'Keepers', password: shared, nonprofitAdminEmail: email },
    asOwner,
  );
  const login = await ask('POST', '/api/auth/login', { email, password: shared });
  const { accessToken, refreshToken } = login.body.tokens;
  plant('access token', accessToken, 1);
  plant('refresh token', refreshToken, 1);
  const second = (await ask('POST', '/api/auth/refresh', { refreshToken })).body.tokens;
  plant('second access token', second.accessToken, 1);
  plant('second refresh token', second.refreshToken, 1);
  const me = bearer(second.accessToken);

  const made = { 'idempotency-key': 'one', ...me };
  const token = { name: 'Program', scope: 'write', expires_in_days: 9 };
  plant('secret of a program', (await ask('POST', '/api/auth/tokens', token, made)).body.secret, 1);
  await ask('POST', '/api/auth/tokens', token, made);
  const hook = { url: 'https://hooks.example.org/x', kinds: ['task'] };
  plant(
    'secret of a webhook',
    (await ask('POST', '/api/webhooks', hook, { ...made, 'idempotency-key': 'two' })).body.secret,
    1,
  );
  const feed = await ask('POST', '/graphql', { query: 'mutation { resetMyCalendarFeed { url } }' }, me);
  const feedSecret = /feed\/(.+)\.ics/.exec(feed.body.data.resetMyCalendarFeed.url)?.[1] ?? '';
  plant('address of a feed', feedSecret, 1);
  expect((await ask('GET', `/api/calendar/feed/${feedSecret}.ics`)).status).toBe(200);
  const event = (await ask('POST', '/api/calendar/events', { title: 'E', start_date: '2099-05-01' }, me)).body
    .event;
  const url = (await ask('POST', '/graphql', { query: `{ event(id: "${event.id}") { exportUrl } }` }, me))
    .body.data.event.exportUrl as string;
  plant('ticket', url.split('ticket=')[1] as string, 1);
  expect((await ask('GET', url)).status).toBe(200);

  const personal = plant('personal password');
  const change = { currentPassword: shared, newPassword: personal, confirmPassword: personal };
  expect((await ask('POST', '/api/auth/change-password', change, me)).status).toBe(200);
  const next = plant('next shared password');
  await ask('POST', '/api/auth/change-org-password', { newPassword: next, confirmPassword: next }, me);
  await ask(
    'POST',
    '/api/auth/change-org-password',
    { newPassword: plant('unlike confirmation'), confirmPassword: 'x' },
    me,
  );
  await ask(
    'POST',
    '/api/auth/change-password',
    { ...change, currentPassword: plant('wrong current password') },
    me,
  );

  await ask('POST', '/api/auth/login', { email, password: plant('wrong password') });
  await ask('POST', '/api/auth/login', { email: plant('password typed as e-mail'), password: 'x' });
  await ask('POST', '/api/auth/login', { email, password: [plant('password in a list')] });
  await ask('POST', '/api/auth/login', `{"email":"x","password":"${plant('password in broken JSON')}`);
  const mutation = 'mutation ($p: String!) { login(email: "a@b.org", password: $p) { accessToken } }';
  await ask('POST', '/graphql', {
    query: mutation,
    variables: { p: { x: plant('password in an odd variable') } },
  });
  const literal = (text: string) => `mutation { login(email: "a@b.org", password: ${text}) { accessToken } }`;
  await ask('POST', '/graphql', { query: literal(`"${plant('password in the document')}"`) });
  await ask('POST', '/graphql', { query: literal(`["${plant('password of a wrong type')}"]`) });
  await ask('POST', '/graphql', { query: literal(`"${plant('password in a broken document')}`) });
  await ask('POST', '/graphql', {
    query: `mutation { login("${plant('password without its name')}") { id } }`,
  });
  await ask('POST', '/graphql', {
    query: `{ documents(limit: "${plant('password for a number')}") { items { id } } }`,
  });
  await ask('POST', '/graphql', {
    query: `{ myTasks(status: "${plant('password for a word')}") { items { id } } }`,
  });
  await ask('POST', '/graphql', {
    query: `mutation { changePassword(input: "${plant('password elsewhere')}") }`,
  });
  await ask('POST', '/graphql', {
    query: `mutation { createAccessToken(input: "${plant('password for a form')}") { secret } }`,
  });
  await ask('POST', '/graphql', {
    query: `mutation { login(email: ${plant('an odd word', 'secretWordOfNobody9f3a')}) { id } }`,
  });
  await ask('POST', '/api/auth/refresh', { refreshToken: plant('refresh token of nobody') });
  await ask('GET', '/api/auth/me', undefined, bearer(plant('bearer of nobody')));
  await ask('GET', '/api/auth/me', undefined, { authorization: `Basic ${plant('basic credentials')}` });
  await ask('GET', '/api/auth/me', undefined, { cookie: `session=${plant('cookie')}` });
  await ask('GET', `/api/auth/me?access_token=${plant('token in the address')}`);
  planted.set('secret of the server', { secret: api.services.env.jwtSecret, answers: 0 });
}

/** The database refuses in the middle of what holds secrets, so that the fault itself is written down. */
async function failWithSecrets() {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a fault of the database'; end $$`.execute(api.database.db);
  await sql`create trigger refuse before update or insert on users for each row execute function refuse()`.execute(
    api.database.db,
  );
  await sql`create trigger refuse before update on sessions for each row execute function refuse()`.execute(
    api.database.db,
  );
  const login = { email: 'ruth@secrets.example.org', password: planted.get('personal password')?.secret };
  const session = await ask('POST', '/api/auth/login', login);
  expect(session.status).toBe(500);
  const { secret } = planted.get('second refresh token') as { secret: string };
  const refreshed = await ask('POST', '/api/auth/refresh', { refreshToken: secret });
  expect(refreshed.status).toBe(500);
  const query =
    'mutation ($p: String!) { changePassword(currentPassword: "x", newPassword: $p, confirmPassword: $p) { id } }';
  await ask('POST', '/graphql', { query, variables: { p: planted.get('personal password')?.secret } });
}

test('nobody writes a line of the log but the server', async () => {
  written.length = 0;
  const line = '{"level":60,"event":"forged"}';
  const admin = api.as(await api.make.anAdmin(await api.make.anOrganization()));
  for (const end of ['\n', '\r\n', '\u2028', '\u0085', '\u001b[2J', '\\n']) {
    await admin.get(`/auth/check-email/${encodeURIComponent(`a${end}${line}`)}`);
    await admin.get(`/nothing/${encodeURIComponent(`${end}${line}`)}?x=${encodeURIComponent(end + line)}`);
    await admin.post('/admin/tasks', { title: `a${end}${line}` });
    await admin.graphql(`{ viewer { id } } # ${end}${line}`);
    await api
      .as(null)
      .post('/auth/login', { email: `a${end}${line}`, password: 'x' }, { 'user-agent': line });
  }
  await expect.poll(() => written.length).toBeGreaterThanOrEqual(30);
  const lines = written.join('').split('\n').filter(Boolean);
  expect(lines).toHaveLength(written.length);
  for (const one of lines) {
    const { event, level } = JSON.parse(one) as { event: string; level: number };
    expect([event === 'forged', level >= 60]).toEqual([false, false]);
    expect([...one].filter((sign) => sign < ' ' || '\u007f\u0085\u2028'.includes(sign))).toEqual([]);
  }
});

test('of thirty secrets that are used, none stands in the log, in the database or in an answer that is not about it', async () => {
  written.length = 0;
  await useEverySecret();
  await failWithSecrets();
  await expect.poll(() => written.length).toBeGreaterThan(30);

  expect(planted.size).toBeGreaterThanOrEqual(28);
  const [log, kept] = [written.join(''), await dump()];
  const found: string[] = [];
  for (const [what, { secret, answers: allowed }] of planted) {
    expect([what, secret.length > 15]).toEqual([what, true]);
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      if (log.includes(form)) found.push(`the log holds: ${what}`);
      if (kept.includes(form)) found.push(`the database holds: ${what}`);
    }
    const telling = answers.filter(({ text }) => text.includes(secret));
    if (telling.length !== allowed) found.push(`${what} in ${telling.map(({ to }) => to)}`);
  }
  expect(found).toEqual([]);
  expect(log.match(/\$argon2id|[0-9a-f]{64}/g)).toBeNull();
  expect(answers.map(({ text }) => text).join('')).not.toMatch(/\$argon2id|a fault of the database/);
  expect(log).toContain('a fault of the database');
  console.log(
    `secrets: ${planted.size} planted, ${answers.length} answers, ${written.length} lines of the log, 0 found`,
  );
});
