import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { client } from '../../apollo/client';
import { deferred } from '../../testing/deferred';
import { aTask, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import { type ResolversByType, schemaLink } from '../../testing/schemaLink';

type Args = Record<string, unknown>;

/** The server with the tasks that `items` gives for what was asked. */
function serve(items: (args: Args) => unknown[], more: ResolversByType = {}, totalItems?: number) {
  const asked: Args[] = [];
  const resolvers: ResolversByType = {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    TaskStats: { totalTasks: 3, assignedTasks: 2, completedTasks: 1, overdueTasks: 1 },
    Query: {
      myTasks: (_root: unknown, args: Args) => {
        asked.push(args);
        const found = items(args);
        const total = totalItems ?? found.length;
        return {
          items: found,
          stats: {},
          pageInfo: {
            currentPage: args.page,
            itemsPerPage: args.limit,
            totalItems: total,
            totalPages: Math.ceil(total / 20),
          },
        };
      },
    },
    ...more,
  };
  return { asked, resolvers };
}

const full = (fields: Args = {}) =>
  aTask({
    description: 'Two hundred copies',
    estimatedHours: 1.5,
    assignedByName: 'Ada',
    assignedByLastname: 'Stone',
    assignmentDate: '2026-11-18T15:00:00.000Z',
    urgencyLevel: 1,
    adminFeedback: null,
    ...fields,
  });
const open = (path: string, resolvers: ResolversByType) => renderRoute(path, 'volunteer', resolvers);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('counts the tasks and shows all there is to know of an open one', async () => {
  const { asked, resolvers } = serve(() => [full()]);
  await open('/my-tasks', resolvers);
  const shown = await card('Print the flyers');
  for (const text of ['Assigned', 'High', 'Event prep', 'Two hundred copies', 'Due tomorrow', '1 day left'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByText('1.5 hours estimated')).toBeTruthy();
  expect(shown.getByText('Assigned by Ada Stone on Nov 18, 2026')).toBeTruthy();
  const tiles = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(tiles).toEqual([
    ['Total Tasks', '3'],
    ['Assigned', '2'],
    ['Completed', '1'],
    ['Overdue', '1'],
  ]);
  expect(screen.getByText('Showing 1 to 1 of 1 tasks')).toBeTruthy();
  expect(asked[0]).toEqual({
    status: 'all',
    priority: 'all',
    category: 'all',
    sortBy: 'due_date',
    sortOrder: 'asc',
    page: 1,
    limit: 20,
  });
});

it('shows when a task was completed and what both sides said', async () => {
  const { resolvers } = serve(() => [
    full({
      assignmentStatus: 'completed',
      completedAt: '2026-11-20T15:00:00.000Z',
      completionNotes: 'All up',
      adminFeedback: 'Thank you!',
    }),
  ]);
  await open('/my-tasks', resolvers);
  const shown = await card('Print the flyers');
  for (const text of ['Completed on Nov 20, 2026', 'Your notes', 'All up', 'Admin feedback', 'Thank you!'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.queryByText('1 day left')).toBeNull();
  expect(shown.queryByRole('button')).toBeNull();
});

it("reads 'overdue' once the due date has passed", async () => {
  const { resolvers } = serve(() => [full({ isOverdue: true, dueDate: '2026-11-19', urgencyLevel: -2 })]);
  await open('/my-tasks', resolvers);
  const shown = await card('Print the flyers');
  expect(shown.getByText('overdue')).toBeTruthy();
  expect(shown.getByText('2 days late')).toBeTruthy();
});

it('keeps the filters in the address and asks for the first page anew', async () => {
  const { asked, resolvers } = serve(() => [full()], {}, 21);
  const { user, router } = await open('/my-tasks?page=2&status=nonsense', resolvers);
  await card('Print the flyers');
  await user.selectOptions(screen.getByLabelText('Category'), 'Event prep');
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveProperty('value', 'event_prep'));
  expect(router.state.location.search).toBe('?status=nonsense&category=event_prep');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull());
  expect(router.state.location.search).toBe('');
  expect(asked.map(({ category, page }) => [category, page])).toEqual([
    ['all', 2],
    ['event_prep', 1],
    ['all', 1],
  ]);
});

it('shows the choice at once and dims the old list until the new one is there', async () => {
  const answer = deferred<void>();
  const { resolvers } = serve(({ priority }) => [
    full({ id: `${priority}`, title: `Of ${priority} priority` }),
  ]);
  const { user, router } = await open('/my-tasks', resolvers);
  await card('Of all priority');
  const now = resolvers.Query?.myTasks as (root: unknown, args: Args) => unknown;
  client.setLink(
    schemaLink({
      ...resolvers,
      Query: { myTasks: (root: unknown, args: Args) => answer.promise.then(() => now(root, args)) },
    }),
  );
  await user.selectOptions(screen.getByLabelText('Priority'), 'High');
  await user.selectOptions(screen.getByLabelText('Status'), 'Assigned');
  expect(screen.getByLabelText('Priority')).toHaveProperty('value', 'high');
  expect(screen.getByLabelText('Status')).toHaveProperty('value', 'assigned');
  expect(screen.getByRole('region', { name: 'Tasks' }).getAttribute('aria-busy')).toBe('true');
  await card('Of all priority');
  answer.resolve();
  await card('Of high priority');
  expect(router.state.location.search).toBe('?priority=high&status=assigned');
  const list = screen.getByRole('region', { name: 'Tasks' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
});

it('offers the documented values in plain words', async () => {
  const { resolvers } = serve(() => []);
  await open('/my-tasks', resolvers);
  const values = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).join(' ');
  expect(await screen.findByText('No tasks found')).toBeTruthy();
  expect(values('Status')).toBe('all assigned completed');
  expect(values('Priority')).toBe('all urgent high medium low');
  expect(values('Category')).toBe('all training event_prep administrative marketing mentoring general');
  expect(values('Sort By')).toBe('due_date priority created_at title estimated_hours');
  expect(values('Order')).toBe('asc desc');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

it('turns the pages', async () => {
  const { asked, resolvers } = serve(
    ({ page }) => [full({ id: `task-${page}`, title: `On page ${page}` })],
    {},
    41,
  );
  const { user, router } = await open('/my-tasks?status=assigned', resolvers);
  await card('On page 1');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await card('On page 2');
  expect(router.state.location.search).toBe('?status=assigned&page=2');
  expect(screen.getByText('Showing 21 to 21 of 41 tasks')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tasks' }));
  expect(asked.at(-1)).toMatchObject({ status: 'assigned', page: 2 });
});

it('leads back from behind the last page', async () => {
  const { resolvers } = serve(({ page }) => (page === 2 ? [full()] : []), {}, 21);
  const { router } = await open('/my-tasks?page=9', resolvers);
  await card('Print the flyers');
  expect(router.state.location.search).toBe('?page=2');
});

it('a task completed here leaves a list that holds open ones, counts with it, and comes back by Undo', async () => {
  let done = false;
  const { resolvers } = serve(({ status }) => (done && status === 'assigned' ? [] : [full()]), {
    Mutation: {
      completeMyTask: () => {
        done = true;
        return full({ assignmentStatus: 'completed', completedAt: '2026-11-21T15:00:00.000Z' });
      },
      reopenMyTask: () => {
        done = false;
        return full();
      },
    },
  });
  const { user } = await open('/my-tasks?status=assigned', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Complete Print the flyers' }));
  await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
  expect(await screen.findByText('No tasks found')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Print the flyers' })).toBeNull();
  await user.click(await screen.findByText('Undo'));
  await card('Print the flyers');
});

it('says so when the tasks cannot be loaded', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  await open('/my-tasks', { Query: { myTasks: broken } });
  expect(await screen.findByText('Failed to load tasks')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy());
});
