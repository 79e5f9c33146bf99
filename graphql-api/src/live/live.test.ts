import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { openStream } from '../testing/eventStream.js';
import { type Live, startLive } from './live.js';

const api = testApi();
const streams: Awaited<ReturnType<typeof openStream>>[] = [];
let live: Live;
let organization: { id: string };
let maya: { id: string };
let admin: { id: string };

beforeAll(async () => {
  const pool: Pool = await api.database.orm.em.getConnection().getNativeClient();
  live = startLive(api.database.orm, { url: api.database.url, pool, log: api.services.log });
  api.services.live = live;
  await live.ready;
});
afterAll(() => live?.stop());
beforeEach(async () => {
  organization = await api.make.anOrganization();
  maya = await api.make.aVolunteer(organization);
  admin = await api.make.anAdmin(organization);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.leave()));
});

const connect = async (person: { id: string }, token?: string, secondsBack = 0) => {
  const stream = await openStream(api.url, token ?? (await api.as(person).token()), secondsBack);
  streams.push(stream);
  return stream;
};
const rsvp = (person: { id: string }, event: { id: string }, status = 'signed_up') =>
  api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status });
async function until(done: () => boolean) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (done()) return;
    await sleep(10);
  }
  throw new Error('not reached');
}

test("somebody's yes reaches everybody of the organization, each with their own answer", async () => {
  const event = await api.make.anEvent(organization, { maxVolunteers: 1 });
  const [hers, his] = [await connect(maya), await connect(admin)];
  await rsvp(maya, event);
  await until(() => hers.updates.length > 0 && his.updates.length > 0);
  const told = { eventId: event.id, taskId: null, task: null };
  expect(hers.updates[0]).toEqual({
    ...told,
    event: { id: event.id, confirmedSignups: 1, userRsvpStatus: 'signed_up', canSignup: false },
  });
  expect(his.updates[0]).toEqual({
    ...told,
    event: { id: event.id, confirmedSignups: 1, userRsvpStatus: null, canSignup: false },
  });
});

test('a person is told of their own tasks: given, done, and taken away', async () => {
  const stream = await connect(maya);
  const other = await connect(await api.make.aVolunteer(organization));
  const task = await api.make.aTask(organization, [maya]);
  await until(() => stream.updates.some(({ task: known }) => known?.assignmentStatus === 'assigned'));
  await api.as(maya).put(`/tasks/${task.id}/status`, { status: 'completed' });
  await until(() => stream.updates.some(({ task: known }) => known?.assignmentStatus === 'completed'));
  await api.database.db.deleteFrom('assignments').where('task_id', '=', task.id).execute();
  await until(() => stream.updates.some(({ taskId, task: known }) => taskId === task.id && known === null));
  // An event everybody may know of comes behind what the other one must not.
  const event = await api.make.anEvent(organization);
  await until(() => other.updates.length > 0);
  expect(other.updates.map(({ eventId, taskId }) => [eventId, taskId])).toEqual([[event.id, null]]);
});

test('who comes back is told of what changed in the meantime', async () => {
  const event = await api.make.anEvent(organization);
  await rsvp(maya, event);
  const stream = await connect(admin, undefined, 60);
  await until(() => stream.updates.length > 0);
  expect(stream.updates).toMatchObject([{ event: { id: event.id, confirmedSignups: 1 } }]);
});

test('nobody is told of another organization', async () => {
  const stranger = await connect(await api.make.anAdmin(await api.make.anOrganization()));
  const mine = await connect(maya);
  await api.make.anEvent(organization);
  await until(() => mine.updates.length > 0);
  await live.inTurn(async () => undefined);
  expect(stranger.updates).toEqual([]);
});

test.each([
  ['logs out', async () => api.as(maya).delete('/auth/sessions')],
  [
    'is removed',
    async () =>
      api.database.db
        .updateTable('users')
        .set({ removed_at: new Date() as never })
        .where('id', '=', maya.id)
        .execute(),
  ],
  [
    'gets another role',
    async () =>
      api.database.db
        .updateTable('users')
        .set({ role: 'nonprofit_admin' as never })
        .where('id', '=', maya.id)
        .execute(),
  ],
  [
    'is of an organization that becomes inactive',
    async () =>
      api.database.db
        .updateTable('organizations')
        .set({ is_active: false })
        .where('id', '=', organization.id)
        .execute(),
  ],
])('the connection of a person who %s is closed', async (_, end) => {
  const stream = await connect(maya);
  expect(stream.status).toBe(200);
  await end();
  await stream.finished;
  expect(stream.ended).toBe(true);
});

test('the connection of a program ends with its token', async () => {
  const { body } = await api.as(maya).post('/auth/tokens', { name: 'Screen' });
  const stream = await connect(maya, body.secret);
  await api.make.anEvent(organization);
  await until(() => stream.updates.length > 0);
  await api.as(maya).delete(`/auth/tokens/${body.token.id}`);
  await stream.finished;
});

test('a person has five connections at most, and one that is left makes room', async () => {
  const first = await connect(maya);
  for (let at = 1; at < 5; at += 1) expect((await connect(maya)).status).toBe(200);
  expect((await connect(maya)).status).toBe(429);
  expect((await connect(admin)).status).toBe(200);
  await first.leave();
  for (let tries = 0; tries < 100; tries += 1) {
    const again = await connect(maya);
    if (again.status === 200) return;
    await sleep(10);
  }
  throw new Error('No room was made.');
});

test('a slow reader is told of the last state, not of every step', async () => {
  const event = await api.make.anEvent(organization);
  const stream = await connect(admin);
  const people = await Promise.all(Array.from({ length: 20 }, () => api.make.aVolunteer(organization)));
  await Promise.all(people.map((person) => rsvp(person, event)));
  await until(() => stream.updates.at(-1)?.event?.confirmedSignups === 20);
  expect(stream.updates.length).toBeLessThanOrEqual(20);
});

test('what is no subscription, and who has no place, is refused with a status', async () => {
  const root = await api.make.aSuperAdmin('the password of the owner');
  expect((await connect(root)).status).toBe(403);
  expect((await openStream(api.url, 'x')).status).toBe(401);
  const send = (query: string) =>
    api
      .as(maya)
      .token()
      .then((token) =>
        fetch(`${api.url}/graphql/stream`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query }),
        }),
      );
  for (const query of ['{ viewer { id } }', 'subscription { live { secret } }', 'subscription {']) {
    expect((await send(query)).status).toBe(400);
  }
});

test('while notifications are away nobody connects, and who is connected is let go to ask by themselves', async () => {
  const pool: Pool = await api.database.orm.em.getConnection().getNativeClient();
  const away = startLive(api.database.orm, {
    url: 'postgres://127.0.0.1:1/none',
    pool,
    log: api.services.log,
  });
  api.services.live = away;
  try {
    expect((await connect(maya)).status).toBe(503);
  } finally {
    api.services.live = live;
    await away.stop();
  }
  const stream = await connect(maya);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  );
  await stream.finished;
});
