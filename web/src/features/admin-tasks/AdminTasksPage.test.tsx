import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { anAdminTask, anAssignment, type Fields, openTasks } from '../../testing/adminTasks';

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const done = { status: 'completed', completedAt: '2026-11-20T15:00:00.000Z' };

it('shows all there is to know of a task', async () => {
  const assignments = [anAssignment(), anAssignment({ userId: 'mia', userName: 'Mia Chen', ...done })];
  const { asked } = await openTasks('', () => [anAdminTask({ status: 'in_progress', assignments })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Task Management' })).toBeTruthy();
  const shown = await card('Print the flyers');
  for (const text of [
    'In progress',
    'High',
    'Event prep',
    'Two hundred copies',
    'Due tomorrow',
    '1.5 hours estimated',
    'Created by Ada Stone on Nov 18, 2026',
    '1 of 2 completed',
  ])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByText(/Assigned to Leo Park and Mia Chen/)).toBeTruthy();
  expect(screen.getByText('Showing 1 to 1 of 1 tasks')).toBeTruthy();
  expect(asked[0]).toEqual({ status: 'all', priority: 'all', search: null, page: 1, limit: 20 });
});

it('says overdue in place of the status', async () => {
  await openTasks('', () => [anAdminTask({ isOverdue: true })]);
  const shown = await card('Print the flyers');
  expect(shown.getByText('overdue')).toBeTruthy();
  expect(shown.queryByText('Pending')).toBeNull();
});

it('keeps filters and search in the address, and clears them', async () => {
  const { asked, router, user } = await openTasks(
    '?page=2',
    ({ search }) => (search ? [] : [anAdminTask()]),
    {},
    25,
  );
  await card('Print the flyers');
  const statuses = within(screen.getByLabelText('Status')).getAllByRole('option');
  expect(statuses.map((option) => option.textContent)).toEqual([
    'All',
    'Pending',
    'In progress',
    'Completed',
  ]);
  const priorities = within(screen.getByLabelText('Priority')).getAllByRole('option');
  expect(priorities.map((option) => option.textContent)).toEqual(['All', 'Urgent', 'High', 'Medium', 'Low']);
  await user.selectOptions(screen.getByLabelText('Status'), 'In progress');
  await user.selectOptions(screen.getByLabelText('Priority'), 'High');
  await user.type(screen.getByLabelText('Search'), 'flyers');
  expect(await screen.findByText('No tasks found')).toBeTruthy();
  expect(router.state.location.search).toBe('?status=in_progress&priority=high&search=flyers');
  expect(asked.at(-1)).toMatchObject({ status: 'in_progress', priority: 'high', search: 'flyers', page: 1 });
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
  await card('Print the flyers');
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
});

it('offers the first task where there is none', async () => {
  const { router, user } = await openTasks('', () => []);
  await user.click(await screen.findByRole('button', { name: 'Create Your First Task' }));
  expect(router.state.location.search).toBe('?view=create');
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Task' })).toBeTruthy();
});

it('deletes a task once that is confirmed', async () => {
  let tasks = [anAdminTask(), anAdminTask({ id: 'task-2', title: 'Fold the chairs' })];
  const deleteTask = vi.fn((_root: unknown, { id }: Fields) => {
    tasks = tasks.filter((task) => task.id !== id);
    return id;
  });
  const { user } = await openTasks('', () => tasks, { Mutation: { deleteTask } });
  await user.click((await card('Print the flyers')).getByRole('button', { name: 'Delete Print the flyers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Are you sure you want to delete "Print the flyers"/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Task deleted successfully!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Print the flyers' })).toBeNull());
  expect(await card('Fold the chairs')).toBeTruthy();
});

it('does not delete a completed task, and says so', async () => {
  const deleteTask = vi.fn();
  const { user } = await openTasks('', () => [anAdminTask({ status: 'completed' })], {
    Mutation: { deleteTask },
  });
  const button = (await card('Print the flyers')).getByRole('button', { name: 'Delete Print the flyers' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(await screen.findByText('Cannot delete a completed task')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(deleteTask).not.toHaveBeenCalled();
});

it.each([
  ['CONFLICT', 'Cannot delete a completed task', 'Cannot delete a completed task'],
  ['SERVICE_UNAVAILABLE', 'away', 'Failed to delete task'],
])('a deletion refused with %s keeps the task', async (code, words, text) => {
  const refused = () => new GraphQLError(words, { extensions: { code } });
  const { user } = await openTasks('', () => [anAdminTask()], { Mutation: { deleteTask: refused } });
  await user.click((await card('Print the flyers')).getByRole('button', { name: 'Delete Print the flyers' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('duplicates a task', async () => {
  const tasks = [anAdminTask()];
  const duplicateTask = () => {
    const copy = anAdminTask({ id: 'task-2', dueDate: null });
    tasks.unshift(copy);
    return copy;
  };
  const { user } = await openTasks('', () => tasks, { Mutation: { duplicateTask } });
  await user.click(await screen.findByRole('button', { name: 'Duplicate Print the flyers' }));
  await waitFor(() => expect(screen.getAllByRole('article', { name: 'Print the flyers' })).toHaveLength(2));
});

it('says what went wrong when there is no list', async () => {
  await openTasks('', () => [], {
    Query: { adminTasks: () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } }) },
  });
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
