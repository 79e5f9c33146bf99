import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { anAdminTask, type Fields, openTasks } from '../../testing/adminTasks';
import { readAddresses } from './addresses';

const people = [
  { id: 'leo', email: 'leo@harbor.org', firstName: 'Leo', lastName: 'Park' },
  { id: 'mia', email: 'mia@harbor.org', firstName: 'Mia', lastName: 'Chen' },
];
const directory = (_root: unknown, { search }: Fields) => ({
  organization: {},
  items: people.filter(({ firstName }) => firstName.toLowerCase().startsWith(String(search).toLowerCase())),
});

async function openForm(createTask: (root: unknown, args: Fields) => unknown) {
  const opened = await openTasks('?view=create', () => [], {
    Query: { directory },
    Mutation: { createTask },
  });
  const title = await screen.findByLabelText('Title*');
  return { ...opened, title };
}
const send = () => screen.getByRole('button', { name: 'Create Task' });

it('creates a task for people of the directory', async () => {
  const createTask = vi.fn((_root: unknown, { input }: Fields) => anAdminTask(input as Fields));
  const { user, title, router } = await openForm(createTask);
  expect(screen.getByLabelText('Priority')).toHaveProperty('value', 'medium');
  await user.click(send());
  expect(await screen.findByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  await user.type(title, 'Paint the fence');
  await user.selectOptions(screen.getByLabelText('Priority'), 'Urgent');
  await user.type(screen.getByLabelText('Estimated Hours'), '2.5');
  await user.type(screen.getByLabelText('Assign To'), 'leo');
  await user.click(await screen.findByRole('option', { name: /Leo Park/ }));
  expect(screen.getByRole('button', { name: 'Remove Leo Park' })).toBeTruthy();
  await user.click(send());
  expect(await screen.findByText('Task created successfully!')).toBeTruthy();
  expect(createTask.mock.calls[0]?.[1]).toEqual({
    input: {
      title: 'Paint the fence',
      description: null,
      dueDate: null,
      priority: 'urgent',
      category: 'general',
      estimatedHours: 2.5,
      assignToEmails: ['leo@harbor.org'],
    },
  });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('takes a pasted list, and names the addresses that nobody has', async () => {
  const createTask = vi.fn(
    (_root: unknown, _args: Fields) =>
      new GraphQLError('Nobody', {
        extensions: { code: 'BAD_USER_INPUT', fields: { 'assignToEmails.1': 'Nobody has this address' } },
      }),
  );
  const { user, title } = await openForm(createTask);
  await user.type(title, 'Paint the fence');
  await user.click(screen.getByLabelText('Assign To'));
  await user.paste('Mia Chen <MIA@harbor.org>; ghost@harbor.org');
  await user.click(send());
  expect(
    await screen.findByText('Nobody in your organization has the address ghost@harbor.org'),
  ).toBeTruthy();
  expect(createTask.mock.calls[0]?.[1]).toMatchObject({
    input: { assignToEmails: ['mia@harbor.org', 'ghost@harbor.org'] },
  });
  expect(title).toHaveProperty('value', 'Paint the fence');
  await user.click(screen.getByRole('button', { name: 'Remove ghost@harbor.org' }));
  expect(screen.queryByText(/Nobody in your organization/)).toBeNull();
});

it('says what failed and keeps the form', async () => {
  const away = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  const { user, title } = await openForm(away);
  await user.type(title, 'Paint the fence');
  await user.click(send());
  expect(await screen.findByText('Failed to create task')).toBeTruthy();
  expect(title).toHaveProperty('value', 'Paint the fence');
});

it('asks before a form that was begun is left', async () => {
  const { user, title, router } = await openForm(() => null);
  await user.type(title, 'Paint');
  await user.click(screen.getByRole('button', { name: 'Back to Tasks' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('?view=create');
  expect(title).toHaveProperty('value', 'Paint');
});

it('reads lists of addresses as people have them', () => {
  expect(readAddresses('a@x.org, B@x.org\n"Cy, D" <c@x.org>;a@x.org e@x.org')).toEqual({
    addresses: ['a@x.org', 'b@x.org', 'c@x.org', 'e@x.org'],
    odd: ['"Cy'],
  });
});
