import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
let volunteer: { id: string };
let admin: { id: string };

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  volunteer = await api.make.aVolunteer(organization);
  admin = await api.make.anAdmin(organization);
  const other = await api.make.aVolunteer(organization);
  await api.make.aTask(organization, [volunteer], { title: 'Mine', priority: 'high' });
  const done = await api.make.aTask(organization, [volunteer], { title: 'Mine, done' });
  await api.as(volunteer).put(`/tasks/${done.id}/status`, { status: 'completed' });
  await api.make.aTask(organization, [other], { title: "Another's" });
  const elsewhere = await api.make.anOrganization();
  await api.make.aTask(elsewhere, [await api.make.aVolunteer(elsewhere)], { title: 'Foreign' });
});

const titles = async (person: { id: string }, query = '') => {
  const { body } = await api.as(person).get(`/tasks${query}`);
  return body.tasks.map(({ title }: { title: string }) => title).toSorted();
};

test("GET /tasks gives a volunteer their own assignments, under the names of the volunteer's view", async () => {
  expect(await titles(volunteer)).toEqual(['Mine', 'Mine, done']);
  const { body } = await api.as(volunteer).get('/tasks?status=assigned');
  expect(body).toMatchObject({ success: true, tasks: [{ title: 'Mine', assignment_status: 'assigned' }] });
  expect(Object.keys(body)).toEqual(['success', 'tasks']);
});

test("GET /tasks gives an admin the whole organization's, under the names of the admin's view", async () => {
  expect(await titles(admin)).toEqual(["Another's", 'Mine', 'Mine, done']);
  const { body } = await api.as(admin).get('/tasks?status=completed');
  expect(body.tasks).toMatchObject([{ title: 'Mine, done', status: 'completed', assignment_count: 1 }]);
});

test('GET /tasks is filtered by status and priority, each role by the values it knows', async () => {
  expect(await titles(volunteer, '?priority=high')).toEqual(['Mine']);
  expect(await titles(volunteer, '?status=completed&priority=high')).toEqual([]);
  expect(await titles(admin, '?status=pending')).toEqual(["Another's", 'Mine']);
  expect(await titles(admin, '?status=all&priority=all&limit=1&unknown=1')).toHaveLength(3);
});

test.each([
  ['volunteer', 'status=pending', 'status must be one of: all, assigned, completed'],
  ['volunteer', 'priority=asap', 'priority must be one of: all, urgent, high, medium, low'],
  ['admin', 'status=assigned', 'status must be one of: all, pending, in_progress, completed'],
  ['admin', "priority=' or 1=1--", 'priority must be one of: all, urgent, high, medium, low'],
])('GET /tasks refuses a %s who asks for %s', async (who, query, message) => {
  const { status, body } = await api.as(who === 'admin' ? admin : volunteer).get(`/tasks?${query}`);
  expect([status, body.message]).toEqual([400, message]);
});

test('GET /tasks is not for a super administrator, nor for nobody', async () => {
  const owner = await api.make.aSuperAdmin('a long password');
  expect((await api.as(owner).get('/tasks')).status).toBe(403);
  expect((await api.as(null).get('/tasks')).status).toBe(401);
});
