import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { aDocument, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';
// Compiled before the first test begins to wait for it.
import './AdminDocumentsPage';

type Args = Record<string, unknown>;

const managed = (fields: Args = {}) =>
  aDocument({
    description: 'Start here',
    visibility: 'admin_only',
    uploaderName: 'Ada',
    uploaderLastname: 'Stone',
    viewerCanManage: true,
    ...fields,
  });

/** The server with these documents, and what it was asked. */
function serve(documents: Args[], Mutation: ResolversByType[string] = {}) {
  const asked: Args[] = [];
  const resolvers: ResolversByType = {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      documents: (_root: unknown, args: Args) => {
        asked.push(args);
        const { length } = documents;
        return {
          items: documents,
          pageInfo: { currentPage: 1, itemsPerPage: 20, totalItems: length, totalPages: 1 },
        };
      },
      document: (_root: unknown, { id }: Args) => documents.find((document) => document.id === id),
    },
    Mutation,
  };
  return { asked, resolvers };
}

const open = (search: string, resolvers: ResolversByType) =>
  renderRoute(`/admin-dashboard/documents${search}`, 'nonprofit_admin', resolvers);
const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

it('lists the documents with what there is to know of them', async () => {
  const { asked, resolvers } = serve([managed()]);
  await open('?category=guidelines&search=hand', resolvers);
  const card = within(await screen.findByRole('article', { name: 'Volunteer handbook' }));
  for (const text of ['Pinned', 'Guidelines', 'Admins only', 'Start here'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText('handbook.pdf · 1.25 MB · Nov 2, 2026 · by Ada Stone')).toBeTruthy();
  expect(asked[0]).toEqual({ category: 'guidelines', search: 'hand', page: 1, limit: 20 });
  expect(screen.getByText('Showing 1 to 1 of 1 documents')).toBeTruthy();
});

it('unpins at once and can be undone', async () => {
  const document = managed();
  const answer = deferred<unknown>();
  const updateDocument = vi.fn((_root: unknown, _args: Args) => answer.promise);
  const { resolvers } = serve([document], { updateDocument });
  const { user } = await open('', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Unpin Volunteer handbook' }));
  expect(await screen.findByRole('button', { name: 'Pin Volunteer handbook' })).toBeTruthy();
  document.isPinned = false;
  answer.resolve(document);
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(updateDocument).toHaveBeenCalledTimes(2));
  expect(updateDocument.mock.calls.map(([, args]) => args.input)).toEqual([
    { isPinned: false },
    { isPinned: true },
  ]);
});

it('takes a refused pin back and says why', async () => {
  const { resolvers } = serve([managed({ isPinned: false })], {
    updateDocument: () => refuse('Too many pins'),
  });
  const { user } = await open('', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Pin Volunteer handbook' }));
  const toast = (await screen.findByText('Failed to update document')).closest('[role=alert]');
  expect(toast?.textContent).toContain('Too many pins');
  expect(screen.getByRole('button', { name: 'Pin Volunteer handbook' })).toBeTruthy();
});

it('edits what is said about a document; the title is required', async () => {
  const updateDocument = vi.fn((_root: unknown, _args: Args) => managed({ title: 'Guide' }));
  const { resolvers } = serve([managed()], { updateDocument });
  const { user } = await open('?edit=document-1', resolvers);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Document' }));
  const title = await dialog.findByLabelText('Title*');
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Update Document' }));
  await dialog.findByText('Document title is required');
  await user.type(title, ' Guide ');
  await user.selectOptions(dialog.getByLabelText('Visibility'), 'Everyone');
  await user.click(dialog.getByRole('button', { name: 'Update Document' }));
  await screen.findByText('Guide is updated');
  expect(updateDocument.mock.calls[0]?.[1].input).toEqual({
    title: 'Guide',
    description: 'Start here',
    category: 'guidelines',
    visibility: 'all',
  });
});

it('warns before changes to a document are lost', async () => {
  const { resolvers } = serve([managed()]);
  const { router, user } = await open('', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Edit Volunteer handbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Document' }));
  await user.type(await dialog.findByLabelText('Title*'), ' 2027');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  expect(dialog.getByLabelText('Title*')).toHaveProperty('value', 'Volunteer handbook 2027');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows what a document holds', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('words')),
  );
  const { resolvers } = serve([managed({ fileType: 'text/plain' })]);
  const { router, user } = await open('', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Preview Volunteer handbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Volunteer handbook' }));
  expect(await dialog.findByText('Preview Not Available')).toBeTruthy();
  expect(router.state.location.search).toBe('?document=document-1');
});

it('deletes after a question that names the document, and says so when that fails', async () => {
  const documents = [managed()];
  let answer: () => unknown = () => refuse('Not today');
  const { resolvers } = serve(documents, { deleteDocument: () => answer() });
  const { user } = await open('', resolvers);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Volunteer handbook' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Are you sure you want to delete "Volunteer handbook"\?/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };
  await ask();
  await screen.findByText('Failed to delete document');
  answer = () => {
    documents.pop();
    return 'document-1';
  };
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ask();
  await screen.findByText('No documents available');
  expect(screen.getAllByRole('link', { name: 'Upload Documents' })).toHaveLength(2);
});

it('says when the documents cannot be loaded', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { resolvers } = serve([]);
  await open('', { ...resolvers, Query: { documents: () => refuse('away') } });
  expect(await screen.findByText('Failed to load documents')).toBeTruthy();
});
