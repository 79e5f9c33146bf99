import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import type { UserType } from '../../lib/session';
import { renderRoute } from '../../testing/renderRoute';

type Args = Record<string, unknown>;

const aPerson = (fields: Args = {}) => ({
  id: 'person-1',
  firstName: 'José',
  lastName: 'Ibáñez',
  email: 'jose@harbor.org',
  phone: '(518) 555-0164',
  role: 'volunteer',
  notes: null,
  ...fields,
});

/** Opens the directory with the people that `items` gives for what was asked. */
async function open(
  path: string,
  items: (args: Args) => unknown[],
  viewer: UserType = 'volunteer',
  total?: number,
) {
  const asked: Args[] = [];
  const directory = (_root: unknown, args: Args) => {
    asked.push(args);
    const found = items(args);
    const totalItems = total ?? found.length;
    return {
      organization: { id: 'organization-1', name: 'Harbor Kitchen', description: 'Soup for all' },
      counts: { total: 2000, admins: 3, volunteers: 1997 },
      items: found,
      pageInfo: {
        currentPage: args.page,
        itemsPerPage: 24,
        totalItems,
        totalPages: Math.ceil(totalItems / 24),
      },
    };
  };
  const opened = await renderRoute(path, viewer, { Query: { directory } });
  return { ...opened, asked };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows the organization, its numbers and how to reach a person', async () => {
  const { asked } = await open('/volunteers', () => [aPerson({ notes: 'Speaks Spanish' })]);
  const shown = await card('José Ibáñez');
  expect(screen.getByRole('heading', { level: 1, name: 'Harbor Kitchen' })).toBeTruthy();
  expect(screen.getByText('Soup for all')).toBeTruthy();
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  ).toEqual([
    ['Total people', '2,000'],
    ['Admins', '3'],
    ['Volunteers', '1,997'],
  ]);
  expect(shown.getByText('JI')).toBeTruthy();
  expect(shown.getByText('Volunteer')).toBeTruthy();
  expect(shown.getByText('Speaks Spanish')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'jose@harbor.org' })).toHaveProperty(
    'href',
    'mailto:jose@harbor.org',
  );
  expect(shown.getByRole('link', { name: '(518) 555-0164' })).toHaveProperty('href', 'tel:5185550164');
  expect(asked).toEqual([{ search: null, role: 'all', page: 1, limit: 24 }]);
});

it('copies an address', async () => {
  const { user } = await open('/volunteers', () => [aPerson()]);
  const shown = await card('José Ibáñez');
  await user.click(shown.getByRole('button', { name: 'Copy jose@harbor.org' }));
  expect(await navigator.clipboard.readText()).toBe('jose@harbor.org');
  expect(await screen.findByText('Address copied')).toBeTruthy();
});

it('says whose profile is not completed and hides what is missing', async () => {
  await open('/volunteers', () => [
    aPerson({ firstName: null, lastName: null, phone: null, role: 'nonprofit_admin' }),
    aPerson({ id: 'person-2', firstName: 'Ada', lastName: null }),
  ]);
  const shown = await card('Profile not completed');
  expect(shown.getByText('Admin')).toBeTruthy();
  expect(shown.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Ada' })).toBeTruthy();
});

it('searches once the typing pauses, marks what matched and keeps it in the address', async () => {
  const { user, router, asked } = await open('/volunteers?page=2', () => [aPerson()], 'volunteer', 30);
  await card('José Ibáñez');
  await user.type(screen.getByLabelText('Search by name or email'), 'iban');
  expect((await screen.findByText('Ibáñ')).tagName).toBe('MARK');
  expect(router.state.location.search).toBe('?search=iban');
  expect(asked.map(({ search, page }) => [search, page])).toEqual([
    [null, 2],
    ['iban', 1],
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Search by name or email'));
  expect(screen.getByText('Showing 1 to 1 of 30 people').getAttribute('role')).toBe('status');
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText('Search by name or email')).toHaveProperty('value', ''));
});

it('narrows to a role, and says so when nobody is left', async () => {
  const { user, router } = await open('/volunteers', ({ role }) =>
    role === 'nonprofit_admin' ? [] : [aPerson()],
  );
  await card('José Ibáñez');
  const roles = screen.getByLabelText<HTMLSelectElement>('Role');
  expect([...roles.options].map(({ text }) => text)).toEqual(['All Roles', 'Admins', 'Volunteers']);
  await user.selectOptions(roles, 'Admins');
  expect(await screen.findByText('No volunteers found')).toBeTruthy();
  expect(screen.getByText(/Check the spelling/)).toBeTruthy();
  expect(router.state.location.search).toBe('?role=nonprofit_admin');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await card('José Ibáñez');
  expect(router.state.location.search).toBe('');
});

it('turns the pages and leads back from behind the last one', async () => {
  const { user, router } = await open(
    '/volunteers?page=99',
    ({ page }) => (Number(page) > 84 ? [] : [aPerson({ firstName: `On page ${page}`, lastName: null })]),
    'volunteer',
    2000,
  );
  await card('On page 84');
  expect(router.state.location.search).toBe('?page=84');
  expect(screen.getByText('Showing 1,993 to 1,993 of 2,000 people')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await card('On page 83');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'People' })));
});

it.each([
  ['volunteer', '/dashboard'],
  ['nonprofit_admin', '/admin-dashboard'],
] as const)('a failure leads a %s back home, or is tried again', async (viewer, home) => {
  let isAway = true;
  const { user } = await open(
    '/volunteers',
    () => {
      if (isAway) throw new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
      return [aPerson()];
    },
    viewer,
  );
  expect(await screen.findByText('Failed to load directory')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveProperty('pathname', home);
  isAway = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await card('José Ibáñez');
});
