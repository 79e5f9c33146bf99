import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { setRow } from '../../testing/setRow.js';
import { expectTallied } from '../../testing/tallies.js';
import { uploadDoors } from '../../testing/uploads.js';
import { whoWaits } from '../../testing/waiting.js';
import { findPlatformDashboard } from './platform.queries.js';
import { gatherTallies } from './platform.tallies.js';

const api = testApi();
const readOverview = async () => (await api.as(owner).get('/super-admin/dashboard')).body.data;
let owner: { id: string };
let pool: Pool;

beforeAll(async () => {
  pool = await api.database.orm.em.getConnection().getNativeClient();
  owner = await api.make.aSuperAdmin('the password of the owner');
});

const holds = () => expectTallied(pool);
const signIn = (email: unknown, password = sharedPassword) =>
  api.as(null).post('/auth/login', { email, password });

test('the tallies of people are what counting everybody gives', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const longAgo = new Date('2024-02-29T23:30:00Z');
  const leaver = await api.make.aVolunteer(organization, { createdAt: longAgo, lastLogin: longAgo });
  await holds();
  expect((await admin.post('/admin/volunteers', { name: 'New', email: 'new@example.org' })).status).toBe(201);
  await holds();
  for (const password of [sharedPassword, 'a wrong one', sharedPassword]) {
    await signIn(leaver.email, password);
    await holds();
  }
  const { email } = await api.make.aSuperAdmin('the password of another');
  expect((await signIn(email, 'the password of another')).status).toBe(200);
  await holds();
  expect((await admin.delete(`/admin/volunteers/${leaver.email}`)).status).toBe(200);
  await holds();
  await setRow(api.database.db, 'users', leaver.id, { last_login: longAgo });
  await holds();
  expect((await admin.post('/admin/volunteers', { name: 'Back', email: leaver.email })).status).toBe(201);
  await holds();
  expect((await api.as(owner).delete(`/super-admin/users/${leaver.email}`)).status).toBe(200);
  await holds();
});

test('the tallies of tasks and documents are what counting them gives', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const [first, second] = [await api.make.aVolunteer(organization), await api.make.aVolunteer(organization)];
  const [idle, task] = [
    await api.make.aTask(organization),
    await api.make.aTask(organization, [first, second]),
  ];
  await holds();
  const change = async (person: { id: string }, mutation: 'completeMyTask' | 'reopenMyTask') => {
    const { errors } = await api
      .as(person)
      .graphql(`mutation ($id: ID!) { ${mutation}(taskId: $id) { id } }`, { id: task.id });
    expect(errors).toBeUndefined();
    await holds();
  };
  await change(first, 'completeMyTask');
  await change(second, 'completeMyTask');
  await change(second, 'reopenMyTask');
  await change(second, 'completeMyTask');
  expect((await admin.delete(`/tasks/${idle.id}`)).status).toBe(200);
  await holds();
  const { document } = await uploadDoors(api).rest(
    admin,
    { title: 'Notes' },
    { name: 'n.txt', content: 'n' },
  );
  await api.make.aDocument(organization);
  await holds();
  expect((await admin.delete(`/documents/${document.id}`)).status).toBe(200);
  await holds();
});

test('nothing is lost of what is written while several gather', async () => {
  const organization = await api.make.anOrganization();
  const before = (await readOverview()).stats.total_users;
  const work = Array.from({ length: 12 }, async (_, index) => {
    if (index % 3 === 0) await gatherTallies(api.database.db);
    else await api.make.aVolunteer(organization);
  });
  await Promise.all(work);
  expect((await readOverview()).stats.total_users).toBe(before + 8);
  await holds();
  await gatherTallies(api.database.db);
  const { rows } = await pool.query(
    'select 1 from platform_tallies group by organization_id, day having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('this week and this month are the last 7 and 30 days, today included', async () => {
  const organization = await api.make.anOrganization();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const before = (await readOverview()).analytics;
  for (const days of [0, 6, 7, 29, 30])
    await api.make.aVolunteer(organization, { createdAt: daysAgo(days), lastLogin: daysAgo(days) });
  const after = (await readOverview()).analytics;
  expect(after.active_this_week - before.active_this_week).toBe(2);
  expect(after.new_this_month - before.new_this_month).toBe(4);
});

test('who ask for the overview while one is read share the next, which sees what was there when they asked', async () => {
  const organization = await api.make.anOrganization();
  const { total_users: before } = (await readOverview()).stats;
  const find = async () => (await findPlatformDashboard(api.database.db)).stats.totalUsers;
  const hold = await pool.connect();
  const sent = await api.statements.of(async () => {
    await hold.query('begin; lock table platform_tallies in access exclusive mode');
    const first = find();
    await whoWaits(api.database.db);
    const rest = Array.from({ length: 20 }, find);
    await hold.query(
      `insert into platform_tallies (organization_id, people) values ('${organization.id}', 5); commit`,
    );
    hold.release();
    expect(await first).toBe(before + 5);
    expect(await Promise.all(rest)).toEqual(rest.map(() => before + 5));
  });
  expect(sent.filter(({ text }) => text.includes('topOrganizations'))).toHaveLength(2);
  await pool.query('select recount_tallies()');
});

test('an overview that fails is told to those who waited for it, and to nobody after them', async () => {
  const hold = await pool.connect();
  await hold.query('begin; lock table platform_tallies in access exclusive mode');
  const first = findPlatformDashboard(api.database.db);
  await whoWaits(api.database.db);
  const next = findPlatformDashboard(api.database.db);
  const failure = expect(first).rejects.toThrow('canceling statement');
  await hold.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");
  await failure;
  await hold.query('rollback');
  hold.release();
  expect((await next).organizations).toHaveLength(5);
});
