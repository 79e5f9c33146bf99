import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { aDashboard, aTask } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const counters = () =>
  screen.getAllByRole('term', { hidden: true }).map((term) => term.nextSibling?.textContent);

/** Opens the Complete Task window of an assigned task. */
async function openTask() {
  const task = aTask();
  const answer = deferred<unknown>();
  const completeMyTask = vi.fn((_root: unknown, _args: Record<string, unknown>) => answer.promise);
  const opened = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard({ tasks: [task] }),
    Mutation: { completeMyTask },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Complete Print the flyers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Task' }));
  return { ...opened, task, answer, completeMyTask, dialog };
}

it('completes the task with its notes, and the counters follow at once', async () => {
  const { user, task, answer, completeMyTask, dialog } = await openTask();
  expect(dialog.getByText('Print the flyers')).toBeTruthy();
  await user.type(dialog.getByLabelText('Completion Notes (Optional)'), 'Two hundred copies');
  await user.click(dialog.getByRole('button', { name: 'Mark Complete' }));
  expect(dialog.getByRole('button', { name: 'Completing...' })).toBeTruthy();
  await waitFor(() => expect(counters()).toEqual(['3', '1', '2']));
  expect(completeMyTask.mock.calls[0]?.[1]).toEqual({
    taskId: 'task-1',
    completionNotes: 'Two hundred copies',
  });
  answer.resolve({ ...task, assignmentStatus: 'completed', completedAt: '2026-11-21T12:00:00.000Z' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Complete Task' })).toBeNull());
  expect(counters()).toEqual(['3', '1', '2']);
  expect(screen.queryByRole('button', { name: 'Complete Print the flyers' })).toBeNull();
});

it('puts everything back, the notes included, when the server refuses', async () => {
  const { user, answer, dialog } = await openTask();
  await user.type(dialog.getByLabelText('Completion Notes (Optional)'), 'Two hundred copies');
  await user.click(dialog.getByRole('button', { name: 'Mark Complete' }));
  answer.resolve(new GraphQLError('gone', { extensions: { code: 'NOT_FOUND' } }));
  expect(await screen.findByText('Failed to update task: It is no longer there')).toBeTruthy();
  expect(counters()).toEqual(['3', '2', '1']);
  expect(dialog.getByLabelText('Completion Notes (Optional)')).toHaveProperty('value', 'Two hundred copies');
  expect(dialog.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
});

it('can be undone from the toast', async () => {
  const task = aTask({ isOverdue: true });
  const completed = { ...task, assignmentStatus: 'completed', isOverdue: false };
  const reopenMyTask = vi.fn(() => task);
  const { user } = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard({ tasks: [task] }),
    Mutation: { completeMyTask: () => completed, reopenMyTask },
  });
  await user.click(await screen.findByRole('button', { name: 'Complete Print the flyers' }));
  await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
  await user.click(await screen.findByText('Undo'));
  expect(await screen.findByRole('button', { name: 'Complete Print the flyers' })).toBeTruthy();
  expect(reopenMyTask).toHaveBeenCalledTimes(1);
  expect(counters()).toEqual(['3', '2', '1']);
});
