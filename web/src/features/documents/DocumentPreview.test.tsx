import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDocument, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const address = 'blob:http://localhost/1';
const made: Blob[] = [];
const file = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  made.length = 0;
  file.mockImplementation(async () => new Response('content', { headers: { 'content-type': 'text/html' } }));
  vi.stubGlobal('fetch', file);
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob);
    return address;
  };
  URL.revokeObjectURL = vi.fn();
});

/** The page with one document in its list, or with none of it. */
function open(path: string, fields: Record<string, unknown>, listed = true) {
  const known = aDocument({ description: null, visibility: 'all', uploaderName: 'Ada', ...fields });
  const asked = vi.fn(() => known);
  const pageInfo = { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 };
  const view = renderRoute(path, 'volunteer', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    Query: {
      documents: { items: listed ? [known] : [], categories: [], pageInfo },
      document: asked,
    },
  });
  return { view, asked };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Volunteer handbook' }));

it('shows a PDF in a frame, under the type of our list, and forgets it when closed', async () => {
  const { view, asked } = open('/documents', {});
  const { user, router } = await view;
  const button = await screen.findByRole('button', { name: 'Preview Volunteer handbook' });
  await user.click(button);
  const shown = await dialog();
  const frame = await shown.findByTitle('Preview of Volunteer handbook');
  expect(frame.getAttribute('src')).toBe(`${address}#navpanes=0&view=FitH`);
  expect(made.map(({ type }) => type)).toEqual(['application/pdf']);
  expect(shown.getByRole('button', { name: 'Download Document' })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?document=document-1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(address);
  expect(document.activeElement).toBe(button);
});

it('opens from its address, also when the list does not hold it', async () => {
  const { view, asked } = open('/documents?document=document-1', { fileType: 'image/png' }, false);
  await view;
  const shown = await dialog();
  expect((await shown.findByAltText('Preview of Volunteer handbook')).getAttribute('src')).toBe(address);
  expect(asked).toHaveBeenCalledOnce();
});

it.each(['text/html', 'image/svg+xml', 'text/plain', 'application/msword'])(
  'does not show %s',
  async (fileType) => {
    await open('/documents?document=document-1', { fileType }).view;
    const shown = await dialog();
    expect(shown.getByText('Preview Not Available')).toBeTruthy();
    expect(file).not.toHaveBeenCalled();
  },
);

it('has no frame for a PDF where the browser has no viewer', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  await open('/documents?document=document-1', {}).view;
  expect((await dialog()).getByText('Preview Not Available')).toBeTruthy();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

it('says that the file could not be had, and tries again', async () => {
  file.mockResolvedValueOnce(new Response('', { status: 500 }));
  const { user } = await open('/documents?document=document-1', {}).view;
  const shown = await dialog();
  expect(await shown.findByText('Unable to load preview')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(await shown.findByTitle('Preview of Volunteer handbook')).toBeTruthy();
});

it('says so when the document itself is gone', async () => {
  const { view, asked } = open('/documents?document=gone', {}, false);
  asked.mockImplementation(() => {
    throw new GraphQLError('gone', { extensions: { code: 'NOT_FOUND' } });
  });
  await view;
  expect(await screen.findByText('Unable to load preview')).toBeTruthy();
});
