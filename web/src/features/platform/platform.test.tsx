import { HttpLink } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { client } from '../../apollo/client';
import { renderRoute } from '../../testing/renderRoute';
import { checkOrganization, emptyOrganization } from './organizationDraft';
import { completionRate } from './PlatformActivity';
import './PlatformOverviewPage';
import './UsersPage';
import { nameOf } from './UserRow';
import { checkUser } from './userForm';

const anOrganization = {
  id: 'organization-1',
  name: 'Harbor Kitchen',
  description: 'Warm meals',
  // The same day wherever the console is looked at.
  createdAt: '2026-03-01T09:00:00.000Z',
  isActive: false,
  userCount: 1234,
};

it('shows the counters, the rate and the newest organizations of the platform', async () => {
  await renderRoute('/super-admin', 'super_admin', {
    PlatformStats: { totalOrganizations: 1, totalUsers: 12_345, totalTasks: 3, totalDocuments: 4 },
    PlatformActivity: { completedTasks: 1, pendingTasks: 2, topOrganizations: [] },
    PlatformDashboard: { organizations: [anOrganization] },
  });
  await screen.findByText('12,345');
  expect(screen.getByText('33%')).toBeTruthy();
  expect(screen.getByText('No data available')).toBeTruthy();
  const card = within(screen.getByRole('article', { name: 'Harbor Kitchen' }));
  for (const text of ['Warm meals', 'Created Mar 1, 2026', '1,234 users', 'Inactive'])
    expect(card.getByText(text)).toBeTruthy();
});

it.each(['<p>Welcome to the hotel</p>', '{}'])(
  'says so when something answers that is not Handraise: %s',
  async (body) => {
    const { router } = await renderRoute('/super-admin/users', 'super_admin', {});
    const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
    client.setLink(new HttpLink({ uri: '/graphql', fetch }));
    await act(() => router.navigate('/super-admin/overview'));
    await screen.findByText('Error Loading Dashboard');
    expect(screen.getByText('Invalid response format')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  },
);

it('says how to begin when there is nobody yet', async () => {
  await renderRoute('/super-admin/users', 'super_admin', {
    PlatformUserPage: {
      items: [],
      pageInfo: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 50 },
    },
  });
  await screen.findByText('No users exist yet. Add some users to get started.');
  expect(screen.getByRole('heading', { name: 'All Users (0)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add First User' })).toBeTruthy();
});

it('never divides by nothing', () => {
  expect([completionRate(0, 0), completionRate(null, 5), completionRate(2, 3)]).toEqual([0, 0, 67]);
});

it('calls people by what is known of them', () => {
  expect(nameOf({ firstName: 'Ida', lastName: 'Wells' })).toBe('Ida Wells');
  expect(nameOf({ firstName: null, lastName: 'Wells' })).toBe('Wells');
  expect(nameOf({ email: 'ida@example.org' })).toBe('ida@example.org');
  expect(nameOf({})).toBe('Name not provided');
});

it('checks an organization in the words of the specification', () => {
  const empty = emptyOrganization(null);
  expect(checkOrganization(empty, true)).toEqual({
    name: 'Organization name is required',
    password: 'Password is required',
  });
  expect(checkOrganization({ ...empty, name: 'A', password: 'short' }, false)).toEqual({
    password: 'Password must be at least 8 characters long',
  });
});

it('asks for e-mail and organization only of a new person', () => {
  const values = {
    email: '',
    role: 'volunteer',
    organizationId: '',
    firstName: '',
    lastName: '',
    phone: '',
    notes: '',
  };
  expect(Object.keys(checkUser(values, true))).toEqual(['email', 'organizationId']);
  expect(checkUser(values, false)).toEqual({});
});
