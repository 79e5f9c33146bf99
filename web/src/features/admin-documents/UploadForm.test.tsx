import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
// Compiled before the first test begins to wait for it.
import './AdminDocumentsPage';

/** A request that is answered by hand. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload = () => {};
  onabort = () => {};
  onloadend = () => {};
  address = '';
  status = 0;
  responseText = '';
  body: FormData | null = null;

  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const file = (name: string, size = 3) =>
  Object.defineProperty(new File(['abc'], name), 'size', { value: size });

async function open() {
  const opened = await renderRoute('/admin-dashboard/documents?view=upload', 'nonprofit_admin', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    DocumentPage: { items: [], pageInfo: { currentPage: 1, totalPages: 0 } },
  });
  await screen.findByRole('button', { name: 'Choose Files' });
  const choose = (...files: File[]) => opened.user.upload(screen.getByLabelText('Files'), files);
  return { ...opened, choose };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const request = async (index: number) => {
  await waitFor(() => expect(FakeRequest.sent.length).toBe(index + 1));
  return FakeRequest.sent[index] as FakeRequest;
};

it('checks before sending', async () => {
  const { user, choose } = await open();
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('Please select a file to upload');
  await choose(file('big.pdf', 10_485_760), file('notes.txt'));
  expect((await card('big.pdf')).getByText('File size must be less than 10MB')).toBeTruthy();
  const title = (await card('notes.txt')).getByLabelText<HTMLInputElement>('Title*');
  expect(title.value).toBe('notes');
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Upload 2 Documents' }));
  await screen.findByText('Document title is required');
  expect(document.activeElement).toBe(title);
  expect(FakeRequest.sent).toEqual([]);
});

it('sends one after the other, shows how far each is, and goes to the list', async () => {
  const { user, router, choose } = await open();
  await choose(file('one.pdf'), file('two.png'));
  const one = await card('one.pdf');
  await user.selectOptions(one.getByLabelText('Category'), 'Policy');
  await user.selectOptions(one.getByLabelText('Visibility'), 'Admins only');
  await user.click(one.getByLabelText('Pin to the top of the list'));
  await user.click(screen.getByRole('button', { name: 'Upload 2 Documents' }));
  const first = await request(0);
  expect(first.address).toBe('POST /api/documents');
  expect(first.headers.authorization).toBe('Bearer access-1');
  const { file: sent, ...texts } = Object.fromEntries(first.body ?? []);
  expect(sent).toBeInstanceOf(File);
  expect(texts).toEqual({
    title: 'one',
    description: '',
    category: 'policy',
    visibility: 'admin_only',
    is_pinned: 'true',
  });
  act(() => first.upload.onprogress?.({ loaded: 1, total: 2 }));
  await one.findByText('50%');
  first.answer(201, { success: true });
  (await request(1)).answer(201, { success: true });
  await screen.findByText('2 documents are uploaded');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it("keeps what failed with the server's words, or else with our own", async () => {
  const { user, choose } = await open();
  await choose(file('one.pdf'));
  const one = await card('one.pdf');
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  (await request(0)).answer(415, { success: false, message: 'The file is not what its name says' });
  await one.findByText('The file is not what its name says');
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  (await request(1)).answer(502, '');
  await one.findByText('Failed to upload document');
});

it('calls one file off and goes on with the next', async () => {
  const { user, choose } = await open();
  await choose(file('one.pdf'), file('two.pdf'));
  await user.click(screen.getByRole('button', { name: 'Upload 2 Documents' }));
  await request(0);
  await user.click(await screen.findByRole('button', { name: 'Cancel one.pdf' }));
  (await request(1)).answer(201, { success: true });
  await screen.findByText('1 document is uploaded');
  await (await card('two.pdf')).findByText('Uploaded');
  expect((await card('one.pdf')).getByRole('button', { name: 'Remove one.pdf' })).toBeTruthy();
});

it('asks before files that were not sent are left behind', async () => {
  const { user, choose, router } = await open();
  await choose(file('one.pdf'));
  await card('one.pdf');
  await user.click(screen.getByRole('link', { name: 'Back to Documents' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
