import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { aDocument, anEvent, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';

type Fields = Record<string, unknown>;

const anActivity = (fields: Fields = {}): Fields => ({
  id: 'activity-1',
  activityType: 'task_assigned',
  title: 'Print the flyers',
  description: null,
  dueDate: '2026-11-22',
  status: 'assigned',
  assigneeFirstName: 'Leo',
  assigneeLastName: 'Park',
  assigneeEmail: 'leo@harbor.org',
  taskId: 'task-1',
  createdAt: '2026-11-20T15:00:00.000Z',
  ...fields,
});
const overview = (fields: Fields = {}, viewer: Fields = {}): ResolversByType => ({
  Viewer: { id: 'person-1', hasPersonalPassword: true, ...viewer },
  Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
  AdminDashboard: {
    volunteerStats: { totalVolunteers: 1234 },
    taskOverview: { totalTasks: 7, completedAssignments: 12 },
    upcomingEvents: [anEvent({ id: 'event-8' }), anEvent({ id: 'event-9' })],
    recentActivity: [],
    nextEvents: [],
    recentDocuments: [],
    ...fields,
  },
});
const open = (resolvers: ResolversByType, path = '/admin-dashboard/overview') =>
  renderRoute(path, 'nonprofit_admin', resolvers);
const panel = (name: string) => within(screen.getByRole('region', { name }));

it('counts volunteers, tasks, completions and the events of the week', async () => {
  const { router } = await open(overview(), '/admin-dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin-dashboard/overview');
  const tiles = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(tiles).toEqual([
    ['Total Volunteers', '1,234'],
    ['Active Tasks', '7'],
    ['Completed', '12'],
    ['This Week', '2'],
  ]);
});

it('offers the first step where there is nothing, and leads to the tabs', async () => {
  await open(overview());
  await screen.findByRole('heading', { level: 1 });
  const leadsTo = (name: string) => {
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>('link', { name });
    return pathname + search;
  };
  expect(leadsTo('Create Your First Task')).toBe('/admin-dashboard/tasks?view=create');
  expect(leadsTo('Schedule Your First Event')).toBe('/admin-dashboard/events?view=create');
  expect(leadsTo('Upload Documents')).toBe('/admin-dashboard/documents?view=upload');
  expect(leadsTo('View all activity')).toBe('/admin-dashboard/tasks');
  expect(leadsTo('View all events')).toBe('/admin-dashboard/events');
  expect(leadsTo('View all documents')).toBe('/admin-dashboard/documents');
});

it('shows the first eight activities, three events and six documents', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `${index + 1}`);
  await open(
    overview({
      recentActivity: many.map((id) => anActivity({ id, title: `Job ${id}` })),
      nextEvents: many.map((id) => anEvent({ id, title: `Shift ${id}` })),
      recentDocuments: many.map((id) => aDocument({ id, title: `Paper ${id}`, isPinned: id === '1' })),
    }),
  );
  await screen.findByText('Shift 1');
  expect(panel('Recent Activity').getAllByText(/^Task "Job/)).toHaveLength(8);
  expect(panel('Upcoming Events').getAllByText(/^Shift/)).toHaveLength(3);
  expect(panel('Upcoming Events').getAllByText('Sat, Nov 28 · 9:30 AM – 12:00 PM')).toHaveLength(3);
  expect(panel('Upcoming Events').getAllByText(/Soup and bread/)).toHaveLength(3);
  expect(panel('Recent Documents').getAllByText(/^Paper/)).toHaveLength(6);
  expect(panel('Recent Documents').getAllByText('Pinned')).toHaveLength(1);
  expect(panel('Recent Documents').getAllByText('Guidelines')).toHaveLength(6);
});

it.each([
  [{ dueDate: '2026-11-18' }, '3 days overdue', 'overdue'],
  [{ dueDate: '2026-11-18', status: 'completed' }, 'Due Nov 18, 2026', 'Completed'],
  [{ dueDate: TODAY }, 'Due today', 'Assigned'],
  [{ dueDate: '2026-11-22' }, 'Due tomorrow', 'Assigned'],
  [{ dueDate: '2026-11-28' }, 'Due in 7 days', 'Assigned'],
  [{ dueDate: '2026-11-29' }, 'Due Nov 29, 2026', 'Assigned'],
  [{ dueDate: null }, 'No due date', 'Assigned'],
])('an activity with %o reads %s, %s', async (fields, due, status) => {
  await open(overview({ recentActivity: [anActivity(fields)] }));
  const link = within(await screen.findByRole('link', { name: /Leo Park/ }));
  expect(link.getByText(due)).toBeTruthy();
  expect(link.getByText(status)).toBeTruthy();
});

it.each([
  [{}, 'Task "Print the flyers" assigned to Leo Park'],
  [{ assigneeLastName: null }, 'Task "Print the flyers" assigned to Leo'],
  [{ assigneeFirstName: null, assigneeLastName: null }, 'Task "Print the flyers" assigned to leo@harbor.org'],
  [
    { assigneeFirstName: null, assigneeLastName: null, assigneeEmail: null },
    'Task "Print the flyers" assigned to Someone',
  ],
  [{ activityType: 'note', description: 'The hall is booked' }, 'The hall is booked'],
  [{ activityType: 'note' }, 'Print the flyers'],
])('an activity with %o reads %s', async (fields, text) => {
  await open(overview({ recentActivity: [anActivity(fields)] }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('asks for a personal password until there is one', async () => {
  await open(overview({}, { hasPersonalPassword: false }));
  const banner = within(await screen.findByRole('complementary', { name: 'Set a personal password' }));
  expect(banner.getByRole('link', { name: 'Set Password' }).getAttribute('href')).toBe(
    '/profile?open=password#security',
  );
});

it('says what went wrong, and tries again', async () => {
  let away = true;
  const adminDashboard = () =>
    away ? new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } }) : {};
  const { user } = await open({ ...overview(), Query: { adminDashboard: vi.fn(adminDashboard) } });
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText('The server is busy; please try again in a moment')).toBeTruthy();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

it('is not for volunteers', async () => {
  const { router } = await renderRoute('/admin-dashboard/overview', 'volunteer');
  await screen.findByRole('banner');
  expect(router.state.location.pathname).toBe('/dashboard');
});
