import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';

const api = testApi();
let organization: { id: string };
let admin: ReturnType<typeof api.as>;
let keys = 0;
const newKey = () => ({ 'idempotency-key': `key-${keys++}` });
const task = (title: string) => ({ title, priority: 'high' });

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = api.as(await api.make.anAdmin(organization));
});

const titled = async (title: string) =>
  (await admin.get(`/admin/tasks?search=${encodeURIComponent(title)}`)).body.tasks.length;

describe('who asks twice because an answer was lost', () => {
  test('creates one thing and gets the same answer', async () => {
    const key = newKey();
    const first = await admin.post('/admin/tasks', task('Once only'), key);
    const again = await admin.post('/admin/tasks', { priority: 'high', title: 'Once only' }, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('location')).toBe(`/api/tasks/${first.body.task.id}`);
    expect(await titled('Once only')).toBe(1);
  });

  test('creates one thing also when both requests come at once', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post('/admin/tasks', task('At once'), key)),
    );
    expect(await titled('At once')).toBe(1);
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.task.id));
    expect(ids.size).toBe(1);
    for (const { status, headers } of answers.filter((one) => one.status !== 201)) {
      expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    }
  });

  test('creates one document with its file', async () => {
    const token = await admin.token();
    const upload = (content: string, key: object) => {
      const form = new FormData();
      form.set('title', 'One file');
      form.set('file', new File([content], 'one.txt', { type: 'text/plain' }));
      return fetch(`${api.url}/api/documents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...key },
        body: form,
      });
    };
    const key = newKey();
    expect((await upload('the same', key)).status).toBe(201);
    expect((await upload('the same', key)).status).toBe(201);
    expect((await upload('another', key)).status).toBe(422);
    const { body } = await admin.get('/documents?search=One%20file');
    expect(body.documents).toHaveLength(1);
  });

  test('is not shown a secret again', async () => {
    const key = newKey();
    const first = await admin.post('/auth/tokens', { name: 'Rota', scope: 'read' }, key);
    expect(first.body.secret).toEqual(expect.any(String));
    const again = await admin.post('/auth/tokens', { name: 'Rota', scope: 'read' }, key);
    expect([again.status, again.body]).toEqual([201, { ...first.body, secret: null }]);
    const kept = await api.database.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first.body.secret);
  });
});

test('a key that is used for another request is refused, and creates nothing', async () => {
  const key = newKey();
  await admin.post('/admin/tasks', task('The first'), key);
  const other = await admin.post('/admin/tasks', task('The other'), key);
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await titled('The other')).toBe(0);
});

test('a refusal keeps no key', async () => {
  const key = newKey();
  expect(
    (await admin.post('/admin/tasks', { ...task('Later'), assign_to_emails: ['no@example.org'] }, key))
      .status,
  ).toBe(400);
  expect((await admin.post('/admin/tasks', task('Later'), key)).status).toBe(201);
});

test('a key means one person and one kind of call', async () => {
  const key = newKey();
  const colleague = api.as(await api.make.anAdmin(organization));
  const event = { title: 'Shared key', start_date: '2099-01-01' };
  const answers = [
    await admin.post('/admin/tasks', task('Shared key'), key),
    await colleague.post('/admin/tasks', task('Shared key'), key),
    await admin.post('/calendar/events', event, key),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await titled('Shared key')).toBe(2);
});

test('what nobody knows the end of is not done again, and a day later the key is free', async () => {
  const key = newKey();
  await admin.post('/admin/tasks', task('Broken off'), key);
  const age = (interval: string) =>
    api.database.orm.em
      .fork()
      .execute(`update idempotency_keys set answer = null, created_at = now() - interval '${interval}'`);
  await age('2 minutes');
  const unknown = await admin.post('/admin/tasks', task('Broken off'), key);
  expect([unknown.status, unknown.body.message]).toEqual([
    409,
    expect.stringContaining('Look before you try again'),
  ]);
  await age('25 hours');
  expect((await admin.post('/admin/tasks', task('Broken off'), key)).status).toBe(201);
});

test.each(['', 'x'.repeat(256), 'two words'])('%j is no key', async (key) => {
  const refused = await admin.post('/admin/tasks', task('Bad key'), { 'idempotency-key': key });
  expect([refused.status, refused.body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

describe('the manners of HTTP', () => {
  test('who has the list already is spared it, and nobody else', async () => {
    const first = await admin.get('/admin/tasks?limit=1');
    const mark = first.headers.get('etag') ?? '';
    const again = await admin.get('/admin/tasks?limit=1', { 'if-none-match': mark });
    expect([again.status, again.text, again.headers.get('cache-control')]).toEqual([304, '', 'no-store']);
    const colleague = api.as(await api.make.anAdmin(organization));
    expect((await colleague.get('/admin/tasks?limit=1', { 'if-none-match': mark })).status).toBe(200);
    await admin.post('/admin/tasks', task('Something new'));
    expect((await admin.get('/admin/tasks?limit=1', { 'if-none-match': mark })).status).toBe(200);
  });

  test('who has the file already is spared it, as long as they may see it', async () => {
    const document = await api.make.aDocument(organization);
    const first = await admin.get(`/documents/${document.id}/download`);
    const mark = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await admin.get(`/documents/${document.id}/download`, mark)).status).toBe(304);
    const elsewhere = api.as(await api.make.anAdmin(await api.make.anOrganization()));
    expect((await elsewhere.get(`/documents/${document.id}/download`, mark)).status).toBe(404);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'a body of %s is refused',
    async (type) => {
      const refused = await admin.send('POST', '/admin/tasks', '{"title":"x"}', { 'content-type': type });
      expect([refused.status, refused.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );
});
