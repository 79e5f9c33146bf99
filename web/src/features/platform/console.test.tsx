import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/renderRoute';
import '../admin-volunteers/SharedPasswordDialog';
import './OrganizationsPage';
import './UsersPage';

const choir = { id: '01890000-0000-7000-8000-00000000000a', name: 'Harbor Choir' };
const mill = { id: '01890000-0000-7000-8000-00000000000b', name: 'Old Mill' };
const pageInfo = { currentPage: 1, totalPages: 1, totalItems: 1_000, itemsPerPage: 20 };

/** Searches as the server does. */
const platformOrganizations = (_: object, { search, id }: { search?: string; id?: string }) => ({
  items: [choir, mill].filter(
    (one) => (!id || one.id === id) && (!search || one.name.toLowerCase().includes(search.toLowerCase())),
  ),
  pageInfo,
});
const ann = {
  id: 'user-1',
  email: 'ann@example.org',
  role: 'nonprofit_admin',
  organizationId: choir.id,
  organizationName: choir.name,
  firstName: 'Ann',
  lastName: 'Lee',
  hasPersonalPassword: true,
};
const users = (items: object[]) => ({ items, pageInfo: { ...pageInfo, totalItems: items.length } });

it('finds one of a thousand organizations by a part of its name, and keeps it in the address', async () => {
  const { router, user } = await renderRoute('/super-admin/users', 'super_admin', {
    Query: { platformOrganizations, platformUsers: users([ann]) },
  });
  const field = await screen.findByRole('combobox', { name: 'Organization' });
  await user.click(field);
  await screen.findByText('998 more: type a part of the name');
  await user.type(field, 'mill');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: 'Old Mill' }));
  expect(router.state.location.search).toBe(`?organization=${mill.id}`);
  expect(field).toHaveProperty('value', 'Old Mill');
  await user.click(screen.getByRole('button', { name: 'Clear Organization' }));
  expect(router.state.location.search).toBe('');
});

it('names the organization that the address asks for', async () => {
  await renderRoute(`/super-admin/users?organization=${choir.id}`, 'super_admin', {
    Query: { platformOrganizations, platformUsers: users([]) },
  });
  const field = await screen.findByRole('combobox', { name: 'Organization' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Harbor Choir'));
  await screen.findByText('No users match the selected filters.');
});

it('adds a user to an organization that is searched for', async () => {
  const added: object[] = [];
  const { user } = await renderRoute('/super-admin/users', 'super_admin', {
    Query: { platformOrganizations, platformUsers: users([ann]) },
    Mutation: {
      addUser: (_: object, { input }: { input: object }) => {
        added.push(input);
        return { ...ann, id: 'user-2' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.type(form.getByLabelText('Email *'), 'new@example.org');
  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect(form.getByText('Organization is required')).toBeTruthy();
  const field = form.getByRole('combobox', { name: 'Organization *' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'choir');
  await user.click(await screen.findByRole('option', { name: 'Harbor Choir' }));
  await user.click(form.getByRole('button', { name: 'Add User' }));
  await screen.findByText('User added successfully!');
  expect(added).toEqual([
    { email: 'new@example.org', role: 'volunteer', organizationId: choir.id, notes: '' },
  ]);
});

it("resets an admin's personal password once that is confirmed", async () => {
  const reset: unknown[] = [];
  const volunteer = { ...ann, id: 'user-2', email: 'bob@example.org', firstName: 'Bob', role: 'volunteer' };
  const { user } = await renderRoute('/super-admin/users', 'super_admin', {
    Query: { platformOrganizations, platformUsers: users([ann, volunteer]) },
    Mutation: {
      resetPersonalPassword: (_: object, { userId }: { userId: string }) => {
        reset.push(userId);
        return userId;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reset password of Ann Lee' }));
  expect(screen.queryByRole('button', { name: 'Reset password of Bob Lee' })).toBeNull();
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'Ann Lee will sign in with the shared password of Harbor Choir again, and is signed out everywhere.',
    ),
  ).toBeTruthy();
  expect(reset).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText('The personal password is reset');
  expect(reset).toEqual(['user-1']);
});

it('changes the shared password of any organization', async () => {
  const changed: object[] = [];
  const { user } = await renderRoute('/super-admin/organizations', 'super_admin', {
    Query: { platformOrganizations: { items: [choir], pageInfo } },
    PlatformOrganization: { createdAt: '2026-05-01T10:00:00.000Z' },
    Mutation: {
      changeOrganizationPassword: (_: object, args: object) => {
        changed.push(args);
        return true;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shared password of Harbor Choir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Shared Password' }));
  expect(dialog.getByText(/^Members of Harbor Choir sign in with it/)).toBeTruthy();
  await user.type(dialog.getByLabelText('New Password'), 'sing along');
  await user.type(dialog.getByLabelText('Confirm New Password'), 'sing along');
  await user.click(dialog.getByRole('button', { name: 'Save Password' }));
  await screen.findByText('The shared password is changed');
  expect(changed).toEqual([
    { newPassword: 'sing along', confirmPassword: 'sing along', organizationId: choir.id },
  ]);
});
