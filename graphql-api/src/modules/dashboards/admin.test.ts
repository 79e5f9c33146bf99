import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const read = `query { adminDashboard {
  organization { id name today }
  volunteerStats { totalVolunteers }
  taskOverview { totalTasks completedAssignments }
  upcomingEvents { title }
  nextEvents { title }
  recentActivity { activityType type title description dueDate status assigneeFirstName assigneeLastName assigneeEmail userName createdAt }
  recentDocuments { title isPinned visibility }
} }`;
type Made = { id: string };
let organization: Made;
let admin: Made;

beforeAll(async () => {
  // 10:00 in New York, 2 o'clock of the next day in Auckland.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T14:00:00Z') });
  organization = await api.make.anOrganization({ name: 'Food bank', timezone: 'America/New_York' });
  admin = await api.make.anAdmin(organization);
  const ada = await api.make.aVolunteer(organization, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
  });
  const bob = await api.make.aVolunteer(organization, {
    firstName: null,
    lastName: null,
    email: 'bob@example.org',
  });
  await api.make.aVolunteer(organization, { removedAt: new Date() });
  await api.make.aVolunteer(organization, { email: null });
  for (let task = 1; task <= 8; task += 1)
    await api.make.aTask(organization, [bob], { title: `Task ${task}` });
  const done = await api.make.aTask(organization, [ada], {
    title: 'Sort tins',
    description: 'By date',
    dueDate: '2026-04-30',
  });
  await api.as(ada).put(`/tasks/${done.id}/status`, { status: 'completed' });
  await api.make.aTask(organization, [], { title: 'For nobody yet' });
  const event = (title: string, startDate: string, values = {}) =>
    api.make.anEvent(organization, { title, startDate, ...values });
  await event('Far away', '2026-06-01');
  await event('In a week', '2026-05-08');
  await event('In six days', '2026-05-07');
  await event('This evening', '2026-05-01', { startTime: '20:00' });
  await event('This morning', '2026-05-01', { startTime: '08:00', endTime: '09:00' });
  await event('All spring', '2026-03-20', { endDate: '2026-06-20' });
  for (let document = 1; document <= 6; document += 1) {
    await api.make.aDocument(organization, { title: `Document ${document}`, visibility: 'admin_only' });
  }
  await api.make.aDocument(organization, {
    title: 'Pinned',
    isPinned: true,
    createdAt: new Date('2020-01-01'),
  });
  const elsewhere = await api.make.anOrganization();
  const eve = await api.make.aVolunteer(elsewhere);
  await api.make.aTask(elsewhere, [eve]);
  await api.make.anEvent(elsewhere, { startDate: '2026-05-02' });
  await api.make.aDocument(elsewhere);
});
afterAll(() => {
  vi.useRealTimers();
});

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('adminDashboard shows how the own organization is doing', async () => {
  const { data } = await api.as(admin).graphql(read);
  const { upcomingEvents, nextEvents, recentActivity, recentDocuments, ...counters } = data.adminDashboard;
  expect(counters).toEqual({
    organization: { id: organization.id, name: 'Food bank', today: '2026-05-01' },
    volunteerStats: { totalVolunteers: 2 },
    taskOverview: { totalTasks: 10, completedAssignments: 1 },
  });
  expect(titles(upcomingEvents)).toEqual(['All spring', 'This evening', 'In six days']);
  expect(titles(nextEvents)).toEqual(['All spring', 'This evening', 'In six days']);
  expect(recentActivity).toHaveLength(8);
  expect(recentActivity[0]).toEqual({
    activityType: 'task_assigned',
    type: 'task',
    title: 'Sort tins',
    description: 'By date',
    dueDate: '2026-04-30',
    status: 'completed',
    assigneeFirstName: 'Ada',
    assigneeLastName: 'Byron',
    assigneeEmail: 'ada@example.org',
    userName: 'Ada Byron',
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(recentActivity[1]).toMatchObject({
    title: 'Task 8',
    userName: null,
    assigneeEmail: 'bob@example.org',
  });
  expect(recentDocuments).toHaveLength(6);
  expect(recentDocuments[0]).toEqual({ title: 'Pinned', isPinned: true, visibility: 'all' });
});

test('nextEvents reach beyond the week where the week is empty', async () => {
  const quiet = await api.make.anOrganization();
  await api.make.anEvent(quiet, { title: 'Far away', startDate: '2026-08-01' });
  const { data } = await api.as(await api.make.anAdmin(quiet)).graphql(read);
  expect(data.adminDashboard).toMatchObject({
    upcomingEvents: [],
    nextEvents: [{ title: 'Far away' }],
    volunteerStats: { totalVolunteers: 0 },
    taskOverview: { totalTasks: 0, completedAssignments: 0 },
    recentActivity: [],
    recentDocuments: [],
  });
});

test('GET /dashboard/admin answers the documented names', async () => {
  const { status, body } = await api.as(admin).get('/dashboard/admin');
  expect(status).toBe(200);
  const { success, dashboard, ...parts } = body;
  expect(success).toBe(true);
  expect(dashboard).toEqual(parts);
  expect(Object.keys(parts).toSorted()).toEqual([
    'organization',
    'recentActivity',
    'recentDocuments',
    'taskOverview',
    'upcomingEvents',
    'volunteerStats',
  ]);
  expect(parts).toMatchObject({
    organization: { name: 'Food bank' },
    volunteerStats: { total_volunteers: 2 },
    taskOverview: { total_tasks: 10, completed_assignments: 1 },
  });
  expect(parts.upcomingEvents[1]).toMatchObject({
    title: 'This evening',
    start_date: '2026-05-01',
    start_time: '20:00',
  });
  expect(Object.keys(parts.recentActivity[0])).toEqual(
    expect.arrayContaining([
      ...['activity_type', 'type', 'title', 'description', 'due_date', 'status'],
      ...['assignee_first_name', 'assignee_last_name', 'assignee_email', 'user_name'],
    ]),
  );
});

test('adminDashboard is one statement', async () => {
  const viewer = api.as(admin);
  await viewer.token();
  expect(await api.statements.during(() => viewer.graphql(read))).toBe(2);
});
