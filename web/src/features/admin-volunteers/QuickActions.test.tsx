import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { aPerson, peopleServer } from '../../testing/people';
import { renderRoute } from '../../testing/renderRoute';

const path = '/admin-dashboard/volunteers';
type Row = { line: number; email: string };

it('imports nothing before Confirm, and leaves out the rows that cannot be', async () => {
  const calls: { dryRun: boolean; rows: Row[] }[] = [];
  const importVolunteers = (_source: object, args: { dryRun: boolean; rows: Row[] }) => {
    calls.push(args);
    return {
      imported: args.dryRun ? 0 : args.rows.length,
      rows: args.rows.map(({ line, email }) =>
        email.startsWith('ben')
          ? { line, outcome: 'duplicate', message: 'This e-mail address is already in use' }
          : { line, outcome: 'ok', message: null },
      ),
    };
  };
  const server = peopleServer([aPerson()], { importVolunteers });
  const { user } = await renderRoute(`${path}?window=import`, 'nonprofit_admin', server);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from CSV' }));
  const file = new File(['Name,Email\nCleo Marsh,cleo@harbor.org\nBen,ben@harbor.org\n'], 'people.csv');
  await user.upload(dialog.getByLabelText('CSV file'), file);
  expect(await dialog.findByText('1 of 2 rows can be imported')).toBeTruthy();
  expect(dialog.getByText('Line 3: This e-mail address is already in use')).toBeTruthy();
  expect(dialog.getByText('Duplicate')).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Confirm Import' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.click(dialog.getByLabelText('Leave out the row that cannot be imported'));
  expect(calls.every(({ dryRun }) => dryRun)).toBe(true);
  await user.click(confirm);
  expect(await screen.findByText('1 volunteer imported')).toBeTruthy();
  expect(calls.at(-1)?.rows.map(({ email }) => email)).toEqual(['cleo@harbor.org']);
});

it('takes a role back that the server refuses', async () => {
  const updateVolunteer = () => {
    throw new GraphQLError('An organization keeps at least one admin', { extensions: { code: 'CONFLICT' } });
  };
  const server = peopleServer([aPerson({ role: 'nonprofit_admin' })], { updateVolunteer });
  const { user } = await renderRoute(`${path}?window=roles`, 'nonprofit_admin', server);
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Roles' }));
  await user.selectOptions(await dialog.findByLabelText('Role of Ben Okafor'), 'Volunteer');
  expect(
    await screen.findByText('Error updating volunteer: An organization keeps at least one admin'),
  ).toBeTruthy();
  await waitFor(() =>
    expect(dialog.getByLabelText('Role of Ben Okafor')).toHaveProperty('value', 'nonprofit_admin'),
  );
});

it('sends a newsletter, and says that no mail is set up', async () => {
  let sent: unknown;
  const sendNewsletter = (_source: object, { input }: { input: unknown }) => {
    sent = input;
    return { id: 'letter-1', subject: 'Winter' };
  };
  const server = peopleServer([], { sendNewsletter });
  const { user } = await renderRoute(`${path}?window=newsletter`, 'nonprofit_admin', server);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Newsletter' }));
  expect(await dialog.findByText(/SMTP is not configured/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Subject*'), 'Winter');
  await user.type(dialog.getByLabelText('Text*'), 'Bring gloves');
  await user.selectOptions(dialog.getByLabelText('To'), 'Volunteers');
  await user.click(dialog.getByRole('button', { name: 'Send Newsletter' }));
  expect(await screen.findByText('The newsletter is in the outbox')).toBeTruthy();
  expect(sent).toEqual({ subject: 'Winter', text: 'Bring gloves', audience: 'volunteers' });
});

it('tells what became of a newsletter, person by person', async () => {
  const messages = [
    { id: 'm-1', email: 'ben@harbor.org', firstName: 'Ben', state: 'failed', failure: 'Mailbox unknown' },
    { id: 'm-2', email: 'cleo@harbor.org', state: 'sent', settledAt: '2026-11-20T15:00:00.000Z' },
    { id: 'm-3', email: null, firstName: null, state: 'queued' },
  ];
  const people = peopleServer([aPerson()], {});
  const server = {
    ...people,
    Query: {
      ...people.Query,
      newsletters: () => ({ mailIsSetUp: true, items: [{ id: 'letter-1', subject: 'Winter' }] }),
      newsletterMessages: () => ({ items: messages }),
    },
  };
  const { user } = await renderRoute(`${path}?window=newsletter`, 'nonprofit_admin', server);
  await user.click(await screen.findByRole('button', { name: /Show Recipients/ }));
  const rows = within(await screen.findByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Benben@harbor.orgMailbox unknownFailed',
    expect.stringMatching(/^cleo@harbor.org.*Sent$/),
    'Somebody who has leftWaiting',
  ]);
});

it('offers to reset a password only where there is one, and not once it is reset', async () => {
  const entries = [
    aPerson({ hasPersonalPassword: true }),
    aPerson({ id: '9', firstName: 'Cleo', email: 'cleo@harbor.org', hasPersonalPassword: false }),
  ];
  const resetPersonalPassword = (_source: object, { userId }: { userId: string }) => userId;
  const server = peopleServer(entries, { resetPersonalPassword });
  const { user } = await renderRoute(path, 'nonprofit_admin', server);
  await user.click(await screen.findByRole('button', { name: /Reset password/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: /Reset/ }));
  expect(await screen.findByText('The personal password is reset')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Reset password/ })).toBeNull());
});

it('deletes invalid records by criteria, and tells how many', async () => {
  const nameless = (id: string) =>
    aPerson({ id, firstName: 'Gail', lastName: null, email: null, notes: null });
  let criteria: unknown;
  const deleteInvalidRecords = (_source: object, args: { criteria: unknown }) => {
    criteria = args.criteria;
    return 2;
  };
  const server = peopleServer([nameless('7'), nameless('8')], { deleteInvalidRecords });
  const { user } = await renderRoute(path, 'nonprofit_admin', server);
  const [first] = await screen.findAllByRole('button', { name: 'Delete matching Gail' });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Invalid Records' }));
  expect(dialog.getByText(/^2 records match\. Every match is deleted permanently/)).toBeTruthy();
  await user.click(dialog.getByLabelText(/^First name/));
  await user.click(dialog.getByLabelText(/^Role/));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Cannot delete record: No unique identifying criteria found')).toBeTruthy();
  await user.click(dialog.getByLabelText(/^First name/));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 invalid records deleted')).toBeTruthy();
  expect(criteria).toEqual({ firstName: 'Gail' });
});

it('changes the shared password', async () => {
  const changeOrganizationPassword = () => true;
  const server = peopleServer([], { changeOrganizationPassword });
  const { user } = await renderRoute(`${path}?window=password`, 'nonprofit_admin', server);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Shared Password' }));
  await user.type(dialog.getByLabelText('New Password'), 'short');
  await user.type(dialog.getByLabelText('Confirm New Password'), 'long enough');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  expect(await dialog.findByText('Password must be at least 8 characters long')).toBeTruthy();
  await user.clear(dialog.getByLabelText('New Password'));
  await user.type(dialog.getByLabelText('New Password'), 'long enough');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  expect(await screen.findByText('The shared password is changed')).toBeTruthy();
});
