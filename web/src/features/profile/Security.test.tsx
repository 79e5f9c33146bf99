import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

type Fields = Record<string, unknown>;

const device = (fields: Fields): Fields => ({
  current: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  ip: '192.0.2.9',
  ...fields,
});
const feed = (name: string) => ({ url: `https://handraise.test/${name}.ics`, webcalUrl: `webcal://${name}` });
const refused = (code: string, more: Fields = {}) =>
  new GraphQLError('no', { extensions: { code, ...more } });

async function open(mutations: Fields, path = '/profile') {
  const viewer = { id: 'person-1', role: 'volunteer', hasPersonalPassword: false, organization: {} };
  const opened = await renderRoute(path, 'volunteer', {
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      viewer,
      mySessions: [
        device({ id: 'here', current: true }),
        device({ id: 'phone', userAgent: 'iPhone Safari/604' }),
        device({ id: 'library', userAgent: 'Windows Edg/156' }),
      ],
      myCalendarFeed: feed('first'),
      myPastEvents: {
        items: [],
        pageInfo: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 5 },
      },
    },
    Mutation: Object.fromEntries(
      Object.entries(mutations).map(([name, answer]) => [
        name,
        name === 'changePassword' && answer === 'set' ? { ...viewer, hasPersonalPassword: true } : answer,
      ]),
    ),
  });
  return opened;
}
const signOutButtons = () => screen.queryAllByRole('button', { name: /^Sign out / }).length;

it('sets a personal password, which ends the other sessions', async () => {
  const { user, router } = await open({ changePassword: 'set' });
  await user.click(await screen.findByRole('button', { name: 'Set a Personal Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a Personal Password' }));
  expect(router.state.location.search).toBe('?open=password');
  await user.type(dialog.getByLabelText('Current Password'), 'shared');
  await user.type(dialog.getByLabelText('New Password'), 'short');
  await user.type(dialog.getByLabelText('Confirm New Password'), 'another one');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  expect(await dialog.findByText('The new password must have at least 8 characters')).toBeTruthy();
  await user.type(dialog.getByLabelText('New Password'), ' but longer');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  expect(await dialog.findByText('The two passwords do not match')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Confirm New Password'));
  await user.type(dialog.getByLabelText('Confirm New Password'), 'short but longer');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  expect(await screen.findByText('Your personal password is set')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByRole('button', { name: 'Change Password' })).toBeTruthy();
  expect(signOutButtons()).toBe(0);
});

it('says at the field when the present password is not right', async () => {
  const fields = { currentPassword: 'The current password is not right' };
  const { user } = await open(
    { changePassword: refused('BAD_USER_INPUT', { fields }) },
    '/profile?open=password',
  );
  await user.type(await screen.findByLabelText('Current Password'), 'wrong');
  await user.type(screen.getByLabelText('New Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm New Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  expect(await screen.findByText('The current password is not right')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current Password')));
});

it("says 'Failed to change password' when it cannot be told why", async () => {
  const { user } = await open({ changePassword: refused('RATE_LIMITED') }, '/profile?open=password');
  await user.type(await screen.findByLabelText('Current Password'), 'shared');
  await user.type(screen.getByLabelText('New Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm New Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  expect(await screen.findByText('Failed to change password')).toBeTruthy();
});

it('signs out one device, and puts it back when the server refuses', async () => {
  const endMySession = vi.fn().mockReturnValueOnce(refused('SERVICE_UNAVAILABLE')).mockReturnValue(true);
  const { user } = await open({ endMySession });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Failed to sign out the device')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('The device is signed out')).toBeTruthy();
  expect(signOutButtons()).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signed-in devices' }));
});

it('signs out everywhere else, after asking', async () => {
  const { user } = await open({ endMyOtherSessions: 2 });
  await user.click(await screen.findByRole('button', { name: 'Sign Out All Other Devices' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(document.activeElement).toBe(ask.getByRole('button', { name: 'Cancel' })));
  await user.click(ask.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(signOutButtons()).toBe(0));
});

it('copies the address of the calendar feed, and gives it a new one', async () => {
  const { user } = await open({ resetMyCalendarFeed: feed('second') });
  const address = await screen.findByLabelText('Feed address');
  await user.click(screen.getByRole('button', { name: 'Copy Address' }));
  expect(await navigator.clipboard.readText()).toBe('https://handraise.test/first.ics');
  await user.click(screen.getByRole('button', { name: 'Reset Address' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset Address' }),
  );
  await waitFor(() => expect(address).toHaveProperty('value', 'https://handraise.test/second.ics'));
});
