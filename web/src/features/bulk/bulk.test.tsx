import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { anAdminTask, type Fields, openTasks } from '../../testing/adminTasks';
import { aDocument } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

it('deletes the selected tasks after one question, and names those that could not be', async () => {
  let tasks = ['Print', 'Fold', 'Call'].map((title, index) => anAdminTask({ id: `t-${index}`, title }));
  const deleteTask = vi.fn((_root: unknown, { id }: Fields) => {
    if (id === 't-1')
      throw new GraphQLError('Cannot delete a completed task', { extensions: { code: 'CONFLICT' } });
    tasks = tasks.filter((task) => task.id !== id);
    return id;
  });
  const { user } = await openTasks('', () => tasks, { Mutation: { deleteTask } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Print' }));
  expect(screen.getAllByText('1 task selected').length).toBeGreaterThan(0);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Call' }));
  await user.keyboard('{/Shift}');
  const bar = within(screen.getByRole('region', { name: 'Selected' }));
  expect(bar.getByText('3 tasks selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 tasks?' }));
  expect(deleteTask).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const refused = within(await screen.findByRole('dialog', { name: '1 task could not be deleted' }));
  expect(refused.getByText('Fold')).toBeTruthy();
  expect(refused.getByText('Cannot delete a completed task')).toBeTruthy();
  expect(await screen.findByText('2 tasks deleted')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

it('selects everything on the page, and nothing again', async () => {
  const tasks = ['Print', 'Fold'].map((title, index) => anAdminTask({ id: `t-${index}`, title }));
  const { user } = await openTasks('', () => tasks);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

it('pins several documents, and takes that back', async () => {
  const pins: [string, boolean][] = [];
  const documents = ['Handbook', 'Map'].map((title, index) =>
    aDocument({ id: `d-${index}`, title, isPinned: false, visibility: 'all', viewerCanManage: true }),
  );
  const updateDocument = (_root: unknown, { id, input }: { id: string; input: { isPinned: boolean } }) => {
    pins.push([id, input.isPinned]);
    return documents.find((document) => document.id === id);
  };
  const { user } = await renderRoute('/admin-dashboard/documents', 'nonprofit_admin', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York' },
    DocumentPage: { items: documents },
    Mutation: { updateDocument },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  expect(await screen.findByText('2 documents pinned')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pins).toHaveLength(4));
  expect(pins.map(([, isPinned]) => isPinned)).toEqual([true, true, false, false]);
});
