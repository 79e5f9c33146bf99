import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportReachable } from '../../lib/connection';
import { clearSession } from '../../lib/session';
import { aDashboard } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const stored = () =>
  ['accessToken', 'refreshToken', 'user', 'userType'].filter((key) => localStorage.getItem(key));

async function openDashboard() {
  const opened = await renderRoute('/dashboard?view=month', 'volunteer', aDashboard());
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

it('names the organization and leads to the pages of a volunteer', async () => {
  await openDashboard();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Harbor Kitchen')).toBeTruthy();
  expect(header.getByText('Volunteer Portal')).toBeTruthy();
  const paths = within(header.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(paths).toEqual(
    expect.arrayContaining(['/volunteers', '/my-tasks', '/calendar', '/documents', '/profile']),
  );
  expect(document.title).toBe('Dashboard · Handraise');
});

it('signs out here and on the server', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  const { router, user } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/login');
  expect(stored()).toEqual([]);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/logout');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer access-1');
});

it('follows a sign-out in another tab', async () => {
  const { router } = await openDashboard();
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
});

it('leaves with a word when the session has run out, and knows the way back', async () => {
  const { router } = await openDashboard();
  act(() => clearSession('expired'));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/dashboard?view=month')}`);
});

it('says that the server is away until it is back', async () => {
  await openDashboard();
  act(() => reportReachable(false));
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  act(() => reportReachable(true));
  await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).toBeNull());
});
