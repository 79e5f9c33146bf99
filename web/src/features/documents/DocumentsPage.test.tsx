import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { aDocument, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';

type Args = Record<string, unknown>;

const full = (fields: Args = {}) =>
  aDocument({
    description: 'How we work',
    visibility: 'volunteers_only',
    uploaderName: 'Ada',
    uploaderLastname: 'Stone',
    ...fields,
  });
const two = [
  { category: 'forms', count: 2 },
  { category: 'guidelines', count: 1 },
];

/** The server with the documents that `items` gives for what was asked. */
function serve(items: (args: Args) => unknown[], categories: unknown[] = two, totalItems?: number) {
  const asked: Args[] = [];
  const resolvers: ResolversByType = {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      documents: (_root: unknown, args: Args) => {
        asked.push(args);
        const found = items(args);
        const total = totalItems ?? found.length;
        const pageInfo = {
          currentPage: args.page,
          itemsPerPage: args.limit,
          totalItems: total,
          totalPages: Math.ceil(total / 20),
        };
        return { items: found, categories, pageInfo };
      },
    },
  };
  return { asked, resolvers };
}

it('shows all there is to know of a document, to admins too', async () => {
  const { asked, resolvers } = serve(() => [full()]);
  await renderRoute('/documents', 'nonprofit_admin', resolvers);
  const card = within(await screen.findByRole('article', { name: 'Volunteer handbook' }));
  for (const text of ['Pinned', 'Guidelines', 'Volunteers only', 'How we work', 'handbook.pdf', '1.25 MB'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText('Uploaded by Ada Stone on Nov 2, 2026')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Preview Volunteer handbook' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Download Volunteer handbook' })).toBeTruthy();
  expect(screen.getByText('Showing 1 to 1 of 1 documents')).toBeTruthy();
  expect(asked[0]).toMatchObject({ page: 1, limit: 20 });
});

it('offers the categories with their counts and keeps the chosen one in the address', async () => {
  const { asked, resolvers } = serve(() => [full()], two, 21);
  const { user, router } = await renderRoute('/documents?page=2', 'volunteer', resolvers);
  const chips = within(await screen.findByRole('group', { name: 'Category' }));
  expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All Categories 3',
    'Forms 2',
    'Guidelines 1',
  ]);
  await user.click(chips.getByRole('button', { name: 'Forms 2' }));
  expect(await chips.findByRole('button', { name: 'Forms 2', pressed: true })).toBeTruthy();
  expect(router.state.location.search).toBe('?category=forms');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Documents' }));
  await waitFor(() =>
    expect(asked.map(({ category, page }) => [category, page])).toEqual([
      [null, 2],
      ['forms', 1],
      [null, 1],
    ]),
  );
});

it('has no chips where there is a single category', async () => {
  const { resolvers } = serve(() => [full()], [{ category: 'guidelines', count: 1 }]);
  await renderRoute('/documents', 'volunteer', resolvers);
  await screen.findByRole('article');
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
});

it('searches by title, once the typing pauses', async () => {
  const { asked, resolvers } = serve(({ search }) => (search ? [] : [full()]), []);
  const { user, router } = await renderRoute('/documents', 'volunteer', resolvers);
  await user.type(await screen.findByLabelText('Search by title'), 'menu');
  expect(await screen.findByText('No title contains “menu”.')).toBeTruthy();
  expect(screen.getByText('No documents available')).toBeTruthy();
  expect(router.state.location.search).toBe('?search=menu');
  expect(asked.map(({ search }) => search)).toEqual([null, 'menu']);
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  if (clear) await user.click(clear);
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.getByLabelText('Search by title')).toHaveProperty('value', '');
});

it.each([
  ['/documents', 'No documents available'],
  ['/documents?category=training', 'No training documents'],
])('%s without documents reads %j', async (path, text) => {
  const { resolvers } = serve(() => [], []);
  await renderRoute(path, 'volunteer', resolvers);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Clear Filters' }).length > 0).toBe(path.includes('?'));
});

it('says that the documents could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { resolvers } = serve(() => {
    throw new GraphQLError('broken');
  });
  await renderRoute('/documents', 'volunteer', resolvers);
  expect(await screen.findByText('Failed to load documents')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
