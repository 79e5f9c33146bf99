import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aDashboard, anEvent } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const people = [
  { id: 'p-1', firstName: 'José', lastName: 'Rivera', email: 'jose@harbor.org' },
  { id: 'p-2', firstName: 'Ada', lastName: 'Stone', email: 'ada@harbor.org' },
];
const server = {
  ...aDashboard(),
  Directory: { items: people },
  EventPage: { items: [anEvent({ title: 'Soup evening' })] },
};

beforeEach(() => localStorage.removeItem('shortcuts'));

async function open(path = '/dashboard', viewer: 'volunteer' | 'nonprofit_admin' = 'volunteer') {
  const opened = await renderRoute(path, viewer, server);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** Presses until the lazy part listens. */
async function openPalette(user: Awaited<ReturnType<typeof open>>['user']) {
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeTruthy();
  });
  return within(screen.getByRole('dialog', { name: 'Go to' }));
}

it('finds pages, events and people, whatever accents, and goes there by keyboard alone', async () => {
  const { router, user } = await open();
  const palette = await openPalette(user);
  await user.keyboard('{ArrowDown}');
  expect(palette.getByRole('option', { name: /My Tasks/, selected: true })).toBeTruthy();
  await user.keyboard('soup');
  await palette.findByRole('option', { name: /Soup evening/, selected: true });
  await user.keyboard(' zzz');
  expect(await palette.findByText('Nothing found')).toBeTruthy();
  await user.clear(palette.getByRole('combobox'));
  await user.keyboard('jose');
  expect(await palette.findByRole('option', { name: /José Rivera/, selected: true })).toBeTruthy();
  expect(palette.getByRole('status').textContent).toBe('1 result');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers'));
  expect(router.state.location.search).toBe('?search=jose%40harbor.org');
});

it('offers an admin to create a task', async () => {
  const { router, user } = await open('/volunteers', 'nonprofit_admin');
  await openPalette(user);
  await user.keyboard('create task{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?view=create'));
  expect(router.state.location.pathname).toBe('/admin-dashboard/tasks');
});

it('goes by g and a letter, and lists the shortcuts with ?', async () => {
  const { router, user } = await open();
  await openPalette(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Go to My Tasks')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gt');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-tasks'));
});

it('puts the cursor into the search of the page with /, and leaves letters alone while one types', async () => {
  const { router, user } = await open('/volunteers');
  await openPalette(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  await user.keyboard('?gt');
  expect((search as HTMLInputElement).value).toBe('?gt');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/volunteers');
});

it('leaves single letters alone once they are turned off, and keeps Ctrl+K', async () => {
  const { router, user } = await open();
  await openPalette(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: /Single letters/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gt?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(await openPalette(user)).toBeTruthy();
});
