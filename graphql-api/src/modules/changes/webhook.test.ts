import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { receiver } from '../../testing/receiver.js';
import { startWebhookWorker } from './webhook.worker.js';

const api = testApi();
let organization: { id: string };
let admin: { id: string };
let hook: Awaited<ReturnType<typeof receiver>>;

beforeAll(() => {
  api.services.env.webhookLoopback = true;
});
beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  hook = await receiver();
});
afterEach(async () => {
  hook.close();
  await api.database.db.deleteFrom('webhooks').execute();
});

const add = async (input: object = {}) => {
  const { body } = await api.as(admin).post('/webhooks', { url: hook.url, kinds: ['task'], ...input });
  return { id: body.webhook.id as string, secret: body.secret as string };
};
const work = (wait = () => 0) =>
  onTestFinished(
    startWebhookWorker(api.database.orm, api.services, { wait, idle: 20 }) as () => Promise<void>,
  );
const tasks = async (count: number) => {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) made.push((await api.make.aTask(organization)).id);
  return made;
};
const subjects = () => hook.taken.map(({ body }) => body.data.subjectId);
const read = async (id: string) => {
  const { body } = await api.as(admin).get('/webhooks');
  return body.webhooks.find((webhook: { id: string }) => webhook.id === id);
};
const deliveries = async (id: string) =>
  (await api.as(admin).get(`/webhooks/${id}/deliveries`)).body.deliveries;
async function until(done: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 800; tries += 1) {
    if (await done()) return;
    await sleep(20);
  }
  throw new Error(`not reached: ${hook.seen.length} attempts, ${hook.taken.length} taken`);
}

test('a receiver that fails ten times gets every change once it is well again: once, in order', async () => {
  hook.answer = (at) => (at <= 10 ? 500 : 204);
  const { id } = await add();
  const made = await tasks(5);
  work();
  work();
  await until(() => hook.taken.length >= 5);
  expect(subjects()).toEqual(made);
  expect(hook.seen).toHaveLength(15);
  // All eleven attempts of the first were the same message.
  expect(new Set(hook.seen.slice(0, 11).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await until(async () => (await read(id)).failing_since === null);
  expect(
    (await deliveries(id)).map(({ state, attempts }: Record<string, unknown>) => [state, attempts]),
  ).toEqual([
    ['delivered', 1],
    ['delivered', 1],
    ['delivered', 1],
    ['delivered', 1],
    ['delivered', 11],
  ]);
});

test('a message is signed as Standard Webhooks say, and holds ids only', async () => {
  const { secret } = await add({ kinds: ['rsvp'] });
  const event = await api.make.anEvent(organization);
  const maya = await api.make.aVolunteer(organization);
  await api.as(maya).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  work();
  await until(() => hook.taken.length === 1);
  const [{ headers, text, body } = { headers: {}, text: '', body: null }] = hook.taken;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000);
  expect(body).toEqual({
    type: 'rsvp.created',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      organizationId: organization.id,
      cursor: expect.stringMatching(/^\d+$/),
      kind: 'rsvp',
      what: 'created',
      subjectId: expect.any(String),
      at: body.timestamp,
      actorId: maya.id,
      eventId: event.id,
      personId: maya.id,
    },
  });
});

test('what was there before, and kinds it did not ask for, are not sent', async () => {
  await tasks(1);
  const { id } = await add();
  await api.make.anEvent(organization);
  const [made] = await tasks(1);
  await api.make.aDocument(organization);
  work();
  await until(
    async () => (await read(id)).cursor === (await api.as(admin).get('/changes')).body.latest_cursor,
  );
  expect(subjects()).toEqual([made]);
});

test('an admin has changes sent again from one of them on', async () => {
  const { id } = await add();
  const made = await tasks(3);
  work();
  await until(() => hook.taken.length === 3);
  await until(async () => (await deliveries(id)).length === 3);
  const [, second] = await deliveries(id);
  const answer = await api.as(admin).post(`/webhooks/${id}/replay`, { since: second.since });
  expect(answer.status).toBe(200);
  await until(() => hook.taken.length === 5);
  expect(subjects()).toEqual([...made, made[1], made[2]]);
  expect(hook.taken[3]?.headers['webhook-id']).toBe(hook.taken[1]?.headers['webhook-id']);
});

test('what has failed for five days is disabled with the reason, and goes on when it is told to', async () => {
  hook.answer = () => 503;
  const { id } = await add();
  const [made] = await tasks(1);
  await sql`update webhooks set failing_since = now() - interval '6 days'`.execute(api.database.db);
  work();
  await until(async () => (await read(id)).state === 'disabled');
  expect(await read(id)).toMatchObject({ disabled_because: 'It has failed for 5 days: It answered 503' });
  hook.answer = () => 200;
  const { cursor } = await read(id);
  await api.as(admin).post(`/webhooks/${id}/replay`, { since: cursor });
  await until(() => hook.taken.length === 1);
  expect(subjects()).toEqual([made]);
  expect(await read(id)).toMatchObject({ state: 'active', disabled_because: null });
});

test('redirects are not followed, and what was answered is kept nowhere', async () => {
  const elsewhere = await receiver();
  onTestFinished(() => elsewhere.close());
  hook.answer = () => 307;
  hook.headers = { location: elsewhere.url };
  const { id } = await add();
  await tasks(1);
  work(() => 3_600);
  await until(async () => (await deliveries(id))[0]?.status === 307);
  expect((await deliveries(id))[0]).toMatchObject({ failure: 'It answered 307, which is not followed' });
  expect(await read(id)).toMatchObject({ state: 'active', next_attempt_at: expect.stringMatching(/Z$/) });
  expect(elsewhere.seen).toEqual([]);
  const kept = await api.database.db.selectFrom('webhook_deliveries').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('thank you');
});

test('a receiver that is gone for good is told nothing more', async () => {
  hook.answer = () => 410;
  const { id } = await add();
  await tasks(2);
  work();
  await until(async () => (await read(id)).state === 'disabled');
  expect([hook.seen.length, (await read(id)).disabled_because]).toEqual([
    1,
    'It answered that it is gone for good (410)',
  ]);
});

describe('an address', () => {
  test.each([
    ['http://hooks.example.org/', 'Enter an address that begins with https://'],
    ['ftp://hooks.example.org/', 'Enter an address that begins with https://'],
    ['nowhere', 'Enter an address that begins with https://'],
    ['https://me:secret@hooks.example.org/', 'The address must not contain a password'],
    ['https://10.1.2.3/', 'The address must be one of the public internet'],
    ['https://169.254.169.254/latest', 'The address must be one of the public internet'],
    ['https://[::1]/', 'The address must be one of the public internet'],
    ['https://2130706434/', 'The address must be one of the public internet'],
    ['https://localhost/', 'The address must be one of the public internet'],
  ])('such as %s is refused', async (url, message) => {
    const answer = await api.as(admin).post('/webhooks', { url, kinds: ['task'] });
    expect([answer.status, answer.body.fields]).toEqual([400, { url: message }]);
  });

  test('needs at least one kind of change, and an organization has at most ten', async () => {
    const { body } = await api.as(admin).post('/webhooks', { url: hook.url, kinds: [] });
    expect(body.message).toBe('Choose at least one kind of change');
    const made = await Promise.all(
      Array.from({ length: 11 }, () => api.as(admin).post('/webhooks', { url: hook.url })),
    );
    expect(made.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

test('the webhooks of another organization are absent; deleting ends one, and the trail tells', async () => {
  const { id } = await add();
  const stranger = api.as(await api.make.anAdmin(await api.make.anOrganization()));
  expect((await stranger.get('/webhooks')).body.webhooks).toEqual([]);
  for (const answer of [
    await stranger.delete(`/webhooks/${id}`),
    await stranger.get(`/webhooks/${id}/deliveries`),
    await stranger.post(`/webhooks/${id}/replay`, { since: '0' }),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([404, 'Webhook not found']);
  }
  expect((await api.as(admin).delete(`/webhooks/${id}`)).body.message).toBe('Webhook deleted');
  const { data } = await api.as(admin).graphql('{ auditEvents { items { action subjectName } } }');
  expect(data.auditEvents.items).toEqual([
    { action: 'webhook_deleted', subjectName: `127.0.0.1:${hook.port}` },
    { action: 'webhook_created', subjectName: `127.0.0.1:${hook.port}` },
  ]);
});
