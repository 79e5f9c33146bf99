import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../testing/api.js';

const api = testApi();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const chosen = { idle: "state = 'idle'", waiting: "wait_event_type = 'Lock'" };

/** Kills the connections of the server that do nothing, or that wait for a table; tells how many there were. */
async function kill(which: keyof typeof chosen): Promise<number> {
  const client = await connect();
  for (let tries = 0; tries < 200; tries += 1) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'handraise%' and ${chosen[which]}`,
    );
    if (rowCount) return rowCount;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return 0;
}

/** Holds a table, so that whoever comes to read or to write it waits. */
async function hold(table: string, from: 'readers' | 'writers') {
  const client = await connect();
  await client.query(
    `begin; lock table ${table} in ${from === 'readers' ? 'access exclusive' : 'share'} mode`,
  );
  return () => client.query('rollback');
}

test('connections that are killed while nobody uses them are not noticed', async () => {
  const volunteer = api.as(await api.make.aVolunteer(await api.make.anOrganization()));
  await Promise.all([1, 2, 3].map(() => volunteer.get('/dashboard/volunteer')));
  expect(await kill('idle')).toBeGreaterThan(0);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => volunteer.get('/dashboard/volunteer')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.each(['REST', 'GraphQL'])(
  'a read whose connection is killed on the way is answered all the same, by %s',
  async (door) => {
    const volunteer = api.as(await api.make.aVolunteer(await api.make.anOrganization()));
    await volunteer.token();
    const letGo = await hold('events', 'readers');
    const asked =
      door === 'REST'
        ? volunteer.get('/calendar/upcoming').then(({ status }) => status)
        : volunteer.graphql('{ upcomingEvents { id } }').then(({ data }) => (data ? 200 : 503));
    expect(await kill('waiting')).toBe(1);
    await letGo();
    expect(await asked).toBe(200);
  },
);

test('a write whose connection is killed on the way is not tried again, but told as unknown, and its key remembers', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const key = { 'idempotency-key': 'a-task-once' };
  await admin.token();
  const letGo = await hold('tasks', 'writers');
  const asked = admin.post('/admin/tasks', { title: 'Once' }, key);
  expect(await kill('waiting')).toBe(1);
  await letGo();
  const { status, body, headers } = await asked;
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '2']);
  const rows = await api.database.db
    .selectFrom('tasks')
    .select('id')
    .where('organization_id', '=', organization.id)
    .execute();
  expect(rows).toEqual([]);
  expect((await admin.post('/admin/tasks', { title: 'Once' }, key)).body.code).toBe('CONFLICT');
});

test('what may change something is left alone even outside a transaction', async () => {
  const organization = await api.make.anOrganization();
  const volunteer = api.as(await api.make.aVolunteer(organization));
  const event = await api.make.anEvent(organization);
  await volunteer.token();
  const letGo = await hold('rsvps', 'writers');
  const asked = volunteer.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  expect(await kill('waiting')).toBe(1);
  await letGo();
  expect((await asked).status).toBe(503);
  expect(await api.database.db.selectFrom('rsvps').select('id').execute()).toEqual([]);
});

test('connections lost in the middle of changes are replaced, however many there were', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  await admin.token();
  for (let round = 0; round < 3; round += 1) {
    const letGo = await hold('tasks', 'writers');
    const asked = [1, 2, 3, 4, 5].map(() => admin.post('/admin/tasks', { title: 'Lost' }));
    for (let killed = 0; killed < asked.length; ) killed += await kill('waiting');
    await letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  }
  expect((await admin.post('/admin/tasks', { title: 'Kept' })).status).toBe(201);
});
