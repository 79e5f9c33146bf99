import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { client } from '../../apollo/client';
import { deferred } from '../../testing/deferred';
import { anEvent, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';

type Fields = Record<string, unknown>;

const maria = (fields: Fields = {}): Fields => ({
  id: 'person-1',
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@harbor.org',
  phone: '555 0100',
  address: null,
  birthday: '1990-02-28',
  role: 'volunteer',
  createdAt: '2026-02-04T12:00:00.000Z',
  hasPersonalPassword: false,
  organization: { id: 'organization-1', name: 'Harbor Kitchen', timezone: 'America/New_York', today: TODAY },
  ...fields,
});
const aDevice = (fields: Fields): Fields => ({
  current: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  ip: '192.0.2.9',
  ...fields,
});
const here = aDevice({ id: 'here', current: true });
const feedOf = (name: string) => ({
  url: `https://handraise.test/${name}.ics`,
  webcalUrl: `webcal://${name}`,
});

async function open({ viewer = maria(), mutations = {}, past = [], path = '/profile' }: Fields = {}) {
  const person = viewer as Fields;
  const resolvers: ResolversByType = {
    Query: {
      viewer: person,
      mySessions: [here, aDevice({ id: 'phone' }), aDevice({ id: 'library' })],
      myCalendarFeed: feedOf('first'),
      myData: '{"first_name":"Maria"}',
      myPastEvents: {
        items: past,
        pageInfo: { currentPage: 1, totalPages: 1, totalItems: (past as []).length, itemsPerPage: 5 },
      },
    },
    Mutation: mutations as Fields,
  };
  const role = person.role === 'nonprofit_admin' ? 'nonprofit_admin' : 'volunteer';
  const opened = await renderRoute(path as string, role, resolvers);
  if (path === '/profile') await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return opened;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const update = () => screen.getByRole('button', { name: 'Update Profile' });

it('shows the four sections, and what is settled about the account', async () => {
  await open();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual([
    'Basic Information',
    'Contact Information',
    'Personal Information',
    'Account Information',
  ]);
  expect(field('First Name*').value).toBe('Maria');
  expect(field('Birthday').value).toBe('1990-02-28');
  expect(field('Email*').readOnly).toBe(true);
  const account = within(screen.getByRole('region', { name: 'Account Information' }));
  for (const text of ['Volunteer', 'Harbor Kitchen', 'Feb 4, 2026'])
    expect(account.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveProperty('pathname', '/dashboard');
});

it('leads an admin back to the own dashboard', async () => {
  await open({ viewer: maria({ role: 'nonprofit_admin' }) });
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveProperty(
    'pathname',
    '/admin-dashboard',
  );
});

it('says what is wrong at its field, when it is left and when the form is sent', async () => {
  const updateProfile = vi.fn();
  const { user } = await open({ mutations: { updateProfile } });
  await user.clear(field('First Name*'));
  await user.tab();
  expect(await screen.findByText('First name is required')).toBeTruthy();
  expect(field('First Name*').getAttribute('aria-invalid')).toBe('true');
  await user.clear(field('Birthday'));
  await user.type(field('Birthday'), '2030-01-01');
  await user.click(update());
  expect(await screen.findByText('Birthday cannot be in the future')).toBeTruthy();
  expect(document.activeElement).toBe(field('First Name*'));
  expect(updateProfile).not.toHaveBeenCalled();
});

it('saves, says so, and the header follows', async () => {
  const answer = deferred<void>();
  const updateProfile = vi.fn(async (_root: unknown, { input }: Fields) => {
    await answer.promise;
    return maria(input as Fields);
  });
  const { user, router } = await open({ mutations: { updateProfile } });
  await user.clear(field('First Name*'));
  await user.type(field('First Name*'), ' Marie ');
  await user.clear(field('Birthday'));
  await user.dblClick(update());
  expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
  answer.resolve();
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  expect(updateProfile).toHaveBeenCalledTimes(1);
  expect(updateProfile.mock.lastCall?.[1].input).toEqual({
    firstName: 'Marie',
    lastName: 'Lopez',
    email: 'maria@harbor.org',
    phone: '555 0100',
    address: '',
    birthday: null,
  });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Marie' });
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('keeps what was typed when the server is away', async () => {
  const away = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  const { user } = await open({ mutations: { updateProfile: away } });
  await user.type(field('Phone'), '1');
  await user.click(update());
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(field('Phone').value).toBe('555 01001');
});

it('takes over what was changed elsewhere, but not over what is being typed', async () => {
  const person = maria();
  const { user } = await open({ viewer: person });
  await user.type(field('Phone'), '1');
  Object.assign(person, { firstName: 'Marie', phone: '555 0999' });
  await act(() => client.refetchQueries({ include: 'active' }));
  await waitFor(() => expect(field('First Name*').value).toBe('Marie'));
  expect(field('Phone').value).toBe('555 01001');
});

it('shows what was changed elsewhere although it still knew the old', async () => {
  const person = maria();
  const { router } = await open({ viewer: person });
  await act(() => router.navigate('/dashboard'));
  Object.assign(person, { firstName: 'Marie' });
  await act(() => router.navigate('/profile'));
  await waitFor(() => expect(field('First Name*').value).toBe('Marie'));
});

it('asks before unsaved changes are left behind', async () => {
  const { user, router } = await open();
  await user.type(field('Phone'), '1');
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/profile');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Phone').value).toBe('555 01001');
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('changes the e-mail for who has a personal password and gives it', async () => {
  const wrong = { currentPassword: 'The current password is not right' };
  const updateProfile = vi
    .fn((_root: unknown, { input }: Fields): unknown =>
      maria({ ...(input as Fields), hasPersonalPassword: true }),
    )
    .mockReturnValueOnce(
      new GraphQLError('refused', { extensions: { code: 'BAD_USER_INPUT', fields: wrong } }),
    );
  const { user } = await open({ viewer: maria({ hasPersonalPassword: true }), mutations: { updateProfile } });
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await user.clear(field('Email*'));
  await user.type(field('Email*'), 'marie@harbor.org');
  await user.click(update());
  expect(await screen.findByText('Enter your current password to change your email')).toBeTruthy();
  await user.type(field('Current Password'), 'not mine');
  await user.click(update());
  expect(await screen.findByText('The current password is not right')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
  await user.clear(field('Current Password'));
  await user.type(field('Current Password'), 'a password of my own');
  await user.click(update());
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  expect(updateProfile.mock.lastCall?.[1].input).toMatchObject({
    email: 'marie@harbor.org',
    currentPassword: 'a password of my own',
  });
  await waitFor(() => expect(screen.queryByLabelText('Current Password')).toBeNull());
});

it('shows what one said yes to, by year, and opens its details', async () => {
  const said = { userRsvpStatus: 'signed_up', hasEnded: true };
  const { user, router } = await open({
    past: [
      anEvent({ ...said, startDate: '2026-01-03', endDate: '2026-01-03' }),
      anEvent({
        ...said,
        id: 'event-2',
        title: 'Winter coats',
        startDate: '2025-12-20',
        endDate: '2025-12-20',
      }),
    ],
  });
  const panel = within(screen.getByRole('region', { name: 'Past events' }));
  expect(within(panel.getByRole('region', { name: '2025' })).getByText('Winter coats')).toBeTruthy();
  expect(panel.getByText('Showing 1 to 2 of 2 events')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: /Kitchen shift/ }));
  expect(router.state.location.search).toBe('?event=event-1');
});

it('says so when the profile cannot be loaded', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  await renderRoute('/profile', 'volunteer', { Query: { viewer: broken } });
  expect(await screen.findByText('Failed to get user info')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('hands over everything kept about the person as a file', async () => {
  const saved = vi.fn((_content: Blob) => 'blob:mine');
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = saved as typeof URL.createObjectURL;
    },
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download My Data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(await saved.mock.lastCall?.[0].text()).toBe('{"first_name":"Maria"}');
});
