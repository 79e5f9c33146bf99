import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { forgetOldChanges } from './change.queries.js';

const api = testApi();
let organization: { id: string };
let admin: { id: string; email?: string | null };
let maya: { id: string; email?: string | null };
let one: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  [one, other] = await Promise.all([connect(), connect()]);
});
afterAll(() => Promise.all([one?.end(), other?.end()]));
beforeEach(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  maya = await api.make.aVolunteer(organization);
});

async function connect() {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  return client;
}

type Change = Record<'kind' | 'what' | 'subject_id' | 'actor_id' | 'event_id' | 'person_id', string | null>;
const read = async (since?: string) => {
  const { body } = await api.as(admin).get(`/changes${since === undefined ? '' : `?since=${since}`}`);
  return body as { changes: Change[]; next_cursor: string; has_more: boolean; latest_cursor: string };
};
const now = async () => (await read()).latest_cursor;
const words = (changes: Change[]) => changes.map(({ kind, what }) => `${kind} ${what}`);

test('who completes a task, and takes it back, is told with the change', async () => {
  const task = await api.make.aTask(organization, [maya]);
  const since = await now();
  await api.as(maya).put(`/tasks/${task.id}/status`, { status: 'completed' });
  const reopen = 'mutation ($id: ID!) { reopenMyTask(taskId: $id) { id } }';
  expect((await api.as(maya).graphql(reopen, { id: task.id })).errors).toBeUndefined();
  const { changes } = await read(since);
  // Each time her part of the task, and the state of the whole task with it.
  expect(changes.map(({ subject_id, actor_id }: Change) => [subject_id, actor_id])).toEqual(
    Array.from({ length: 4 }, () => [task.id, maya.id]),
  );
});

test('what people do is told in order, with ids and nothing else of them', async () => {
  const since = await now();
  const as = api.as(admin);
  const { task } = (await as.post('/admin/tasks', { title: 'Paint', assigned_to: [maya.email] })).body;
  const { event } = (await as.post('/calendar/events', { title: 'Open day', start_date: '2099-01-01' })).body;
  await api.as(maya).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  await as.put(`/calendar/events/${event.id}`, { title: 'Open house', start_date: '2099-01-01' });
  await as.delete(`/admin/volunteers/${maya.email}`);
  const { changes, next_cursor } = await read(since);
  expect(words(changes)).toEqual([
    'task created',
    'event created',
    'rsvp created',
    'event updated',
    'person deleted',
    'rsvp updated',
  ]);
  expect(changes[0]).toMatchObject({ subject_id: task.id, actor_id: admin.id });
  expect(changes[2]).toEqual({
    cursor: expect.stringMatching(/^\d+$/),
    kind: 'rsvp',
    subject_id: expect.any(String),
    what: 'created',
    at: expect.stringMatching(/Z$/),
    actor_id: maya.id,
    event_id: event.id,
    person_id: maya.id,
  });
  // The seat was given back by the admin who removed her.
  expect(changes[5]).toMatchObject({ person_id: maya.id, actor_id: admin.id });
  expect(await read(next_cursor)).toMatchObject({ changes: [], next_cursor, has_more: false });
});

test('an assignment tells of its task and of whose it is; what nobody sees tells nothing', async () => {
  const task = await api.make.aTask(organization, [maya]);
  const since = await now();
  await api.as(maya).put(`/tasks/${task.id}/status`, { status: 'completed' });
  const { changes } = await read(since);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'task', subject_id: task.id, person_id: maya.id }),
    ]),
  );
  const after = await now();
  await sql`update users set last_login = now() where id = ${maya.id}`.execute(api.database.db);
  await sql`update events set updated_at = now()`.execute(api.database.db);
  expect((await read(after)).changes).toEqual([]);
});

describe('two transactions that overlap', () => {
  const insert = (client: pg.Client, title: string) =>
    client.query(
      `insert into tasks (id, organization_id, title) values (gen_random_uuid(), $1, $2) returning id`,
      [organization.id, title],
    );

  test('are told in the order in which they end, and a reader in between misses neither', async () => {
    const since = await now();
    await one.query('begin');
    const slow = (await insert(one, 'begun first')).rows[0].id;
    await other.query('begin');
    const fast = (await insert(other, 'begun second')).rows[0].id;
    await other.query('commit');
    const first = await read(since);
    expect(first.changes.map(({ subject_id }) => subject_id)).toEqual([fast]);
    await one.query('commit');
    const second = await read(first.next_cursor);
    expect(second.changes.map(({ subject_id }) => subject_id)).toEqual([slow]);
    expect((await read(since)).changes.map(({ subject_id }) => subject_id)).toEqual([fast, slow]);
  });

  test('and one that is taken back leaves neither a change nor a gap', async () => {
    const since = Number(await now());
    await one.query('begin');
    await insert(one, 'never');
    await one.query('rollback');
    await insert(other, 'done');
    const { changes, latest_cursor } = await read(String(since));
    expect([words(changes), Number(latest_cursor)]).toEqual([['task created'], since + 1]);
  });
});

test('a reader beside twenty writers gets every change once, without a gap', async () => {
  let cursor = await now();
  const begin = Number(cursor);
  const seen: number[] = [];
  const writing = Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let at = 0; at < 5; at += 1) await api.make.aTask(organization, [maya]);
    }),
  );
  let done = false;
  void writing.finally(() => {
    done = true;
  });
  for (let last = false; !last; ) {
    last = done;
    const { body } = await api.as(admin).get(`/changes?since=${cursor}`);
    seen.push(...body.changes.map((change: { cursor: string }) => Number(change.cursor)));
    cursor = body.next_cursor;
  }
  await writing;
  // Each task is created, and updated by its assignment.
  expect(seen).toEqual(Array.from({ length: 200 }, (_, at) => begin + 1 + at));
});

test('pages follow each other, and a cursor that is no cursor is refused', async () => {
  const since = await now();
  for (let at = 0; at < 3; at += 1) await api.make.aDocument(organization);
  const first = (await api.as(admin).get(`/changes?since=${since}&first=2`)).body;
  expect([first.changes.length, first.has_more]).toEqual([2, true]);
  const rest = (await api.as(admin).get(`/changes?since=${first.next_cursor}&first=2`)).body;
  expect([rest.changes.length, rest.has_more, rest.next_cursor]).toEqual([1, false, first.latest_cursor]);
  for (const [query, message] of [
    ['since=x', 'since must be a cursor from an earlier answer'],
    ['since=999999', 'This cursor is not of this organization'],
    ['first=0', 'first must be at least 1'],
  ] as const) {
    const answer = await api.as(admin).get(`/changes?${query}`);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  }
});

test('what is old is forgotten, and whoever stayed away so long is told', async () => {
  const since = await now();
  await api.make.aTask(organization);
  await sql`update changes set at = now() - interval '31 days'`.execute(api.database.db);
  await forgetOldChanges(api.database.db, 30);
  const answer = await api.as(admin).get(`/changes?since=${since}`);
  expect([answer.status, answer.body.code]).toEqual([410, 'CURSOR_EXPIRED']);
  const { data } = await api.as(admin).graphql('{ changes { items { cursor } latestCursor nextCursor } }');
  expect(data.changes).toEqual({
    items: [],
    latestCursor: String(Number(since) + 1),
    nextCursor: String(Number(since) + 1),
  });
});

test('nobody reads the changes of another organization', async () => {
  const stranger = await api.make.anAdmin(await api.make.anOrganization());
  await api.make.aTask(organization);
  const { body } = await api.as(stranger).get('/changes');
  expect(body.changes.map(({ subject_id }: Change) => subject_id)).toEqual([stranger.id]);
});
