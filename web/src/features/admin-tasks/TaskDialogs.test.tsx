import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { anAdminTask, anAssignment, type Fields, openTasks } from '../../testing/adminTasks';
import { deferred } from '../../testing/deferred';

const mia = { userId: 'mia', userName: 'Mia Chen', userEmail: 'mia@harbor.org' };
const done = { status: 'completed', completedAt: '2026-11-20T15:00:00.000Z', completionNotes: 'All sorted' };
const two = [anAssignment(), anAssignment({ ...mia, ...done })];
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the details of a task that Leo has still to do and Mia has done. */
async function openDetails(Mutation: Fields, assignments: () => Fields[] = () => two) {
  const opened = await openTasks(
    '',
    () => [anAdminTask({ status: 'in_progress', assignments: assignments() })],
    {
      Mutation,
    },
  );
  await opened.user.click(await screen.findByRole('button', { name: 'Details of Print the flyers' }));
  return { ...opened, details: await dialog('Print the flyers') };
}

it('shows a task person by person; its address opens it again', async () => {
  const { details, router, user } = await openDetails({});
  expect(router.state.location.search).toBe('?task=task-1');
  expect(details.getByText('Leo Park')).toBeTruthy();
  expect(details.getByText('mia@harbor.org · Completed on Nov 20, 2026')).toBeTruthy();
  expect(details.getByText('All sorted')).toBeTruthy();
  expect(details.getByText('1 of 2 completed')).toBeTruthy();
  expect(details.getAllByRole('button', { name: /^Mark Complete/ })).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('');
});

it('completes a task for a volunteer, at once, after asking', async () => {
  const answer = deferred<unknown>();
  const completeAssignment = vi.fn((_root: unknown, _args: Fields) => answer.promise);
  const { details, user } = await openDetails({ completeAssignment });
  await user.click(details.getByRole('button', { name: 'Mark Complete for Leo Park' }));
  const ask = await dialog('Complete for volunteer?');
  expect(
    ask.getByText('Are you sure you want to mark "Print the flyers" as completed for Leo Park?'),
  ).toBeTruthy();
  await user.type(ask.getByLabelText('Feedback (Optional)'), 'Thank you');
  await user.click(ask.getByRole('button', { name: 'Mark Complete' }));
  expect(screen.getByText('2 of 2 completed', { selector: '[role=status]' })).toBeTruthy();
  expect(completeAssignment.mock.calls[0]?.[1]).toMatchObject({
    taskId: 'task-1',
    userId: 'leo',
    completionNotes: 'Completed by admin',
    adminFeedback: 'Thank you',
  });
  const all = two.map((one) => ({ ...one, ...done }));
  answer.resolve(anAdminTask({ status: 'completed', assignments: all }));
  expect(await screen.findByText('Task marked as completed for volunteer!')).toBeTruthy();
});

it('takes the completion back when the server refuses', async () => {
  const completeAssignment = () => new GraphQLError('gone', { extensions: { code: 'NOT_FOUND' } });
  const { details, user } = await openDetails({ completeAssignment });
  await user.click(details.getByRole('button', { name: 'Mark Complete for Leo Park' }));
  const ask = await dialog('Complete for volunteer?');
  await user.click(ask.getByRole('button', { name: 'Mark Complete' }));
  expect(await screen.findByText('Failed to complete task')).toBeTruthy();
  expect(screen.getByText('1 of 2 completed', { selector: '[role=status]' })).toBeTruthy();
});

it('takes a task from a volunteer, with a way back', async () => {
  let assignments: Fields[] = two;
  const become = (next: Fields[]) => {
    assignments = next;
    return anAdminTask({ status: 'in_progress', assignments });
  };
  const unassignTask = vi.fn((_root: unknown, _args: Fields) => become(two.slice(1)));
  const assignTask = vi.fn((_root: unknown, _args: Fields) => become(two));
  const { details, user } = await openDetails({ unassignTask, assignTask }, () => assignments);
  await user.click(details.getByRole('button', { name: 'Unassign Leo Park' }));
  expect(await screen.findByText('Leo Park no longer has this task')).toBeTruthy();
  expect(details.queryByText('Leo Park')).toBeNull();
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(assignTask.mock.calls[0]?.[1].emails).toEqual(['leo@harbor.org']));
});

it('edits what a task says', async () => {
  const updateTask = vi.fn((_root: unknown, { input }: Fields) => anAdminTask(input as Fields));
  const { user, router } = await openTasks('', () => [anAdminTask()], { Mutation: { updateTask } });
  await user.click(await screen.findByRole('button', { name: 'Edit Print the flyers' }));
  const form = await dialog('Edit Task');
  const title = form.getByLabelText('Title*');
  await user.clear(title);
  await user.click(form.getByRole('button', { name: 'Update Task' }));
  expect(await form.findByText('Title is required')).toBeTruthy();
  expect(updateTask).not.toHaveBeenCalled();
  await user.type(title, 'Print the posters');
  await user.selectOptions(form.getByLabelText('Priority'), 'Urgent');
  await user.click(form.getByRole('button', { name: 'Update Task' }));
  expect(await screen.findByText('Task updated successfully!')).toBeTruthy();
  expect(updateTask.mock.calls[0]?.[1]).toEqual({
    id: 'task-1',
    input: {
      title: 'Print the posters',
      description: 'Two hundred copies',
      dueDate: '2026-11-22',
      priority: 'urgent',
      category: 'event_prep',
      estimatedHours: 1.5,
    },
  });
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('article', { name: 'Print the posters' })).toBeTruthy();
});

it('keeps what was typed when the server refuses, and asks before it is lost', async () => {
  const updateTask = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  const { user, router } = await openTasks('', () => [anAdminTask()], { Mutation: { updateTask } });
  await user.click(await screen.findByRole('button', { name: 'Edit Print the flyers' }));
  const form = await dialog('Edit Task');
  await user.type(form.getByLabelText('Title*'), ' today');
  await user.click(form.getByRole('button', { name: 'Update Task' }));
  expect(await screen.findByText('Failed to update task')).toBeTruthy();
  expect(form.getByLabelText('Title*')).toHaveProperty('value', 'Print the flyers today');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  expect(router.state.location.search).toBe('?edit=task-1');
  await user.click(ask.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
