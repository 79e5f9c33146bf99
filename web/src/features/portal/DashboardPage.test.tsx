import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { aDashboard, aDocument, anEvent, aTask } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';

const panel = (name: string) => within(screen.getByRole('region', { name }));

it('greets the volunteer and counts the tasks', async () => {
  await renderRoute('/dashboard', 'volunteer', aDashboard());
  expect(await screen.findByRole('heading', { level: 1, name: /Maria/ })).toBeTruthy();
  const counters = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(counters).toEqual([
    ['Total Tasks', '3'],
    ['Assigned', '2'],
    ['Completed', '1'],
  ]);
});

it("greets whoever has no name as 'Volunteer'", async () => {
  await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard(),
    Viewer: { id: 'person-1', firstName: null },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Volunteer/ })).toBeTruthy();
});

it('says so where there is nothing, and leads on all the same', async () => {
  await renderRoute('/dashboard', 'volunteer', aDashboard());
  expect(await screen.findByText('No upcoming events')).toBeTruthy();
  expect(screen.getByText('No tasks assigned')).toBeTruthy();
  expect(screen.getByText('No documents available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View full calendar' })).toHaveProperty('pathname', '/calendar');
  expect(screen.getByRole('link', { name: 'View all my tasks' })).toHaveProperty('pathname', '/my-tasks');
  expect(screen.getByRole('link', { name: 'View all documents' })).toHaveProperty('pathname', '/documents');
});

it('shows the first five events, five tasks and six documents', async () => {
  const many = Array.from({ length: 8 }, (_, index) => `${index + 1}`);
  await renderRoute(
    '/dashboard',
    'volunteer',
    aDashboard({
      events: many.map((id) => anEvent({ id, title: `Shift ${id}` })),
      tasks: many.map((id) => aTask({ id, title: `Task ${id}` })),
      documents: many.map((id) => aDocument({ id, title: `Paper ${id}`, isPinned: id === '1' })),
    }),
  );
  await screen.findByText('Shift 1');
  expect(panel('Upcoming Events').getAllByText(/^Shift/)).toHaveLength(5);
  expect(panel('My Recent Tasks').getAllByText(/^Task/)).toHaveLength(5);
  expect(panel('Recent Documents').getAllByText(/^Paper/)).toHaveLength(6);
  expect(panel('Recent Documents').getAllByText('Pinned')).toHaveLength(1);
});

it('opens an event from its card and from its address', async () => {
  const { router, user } = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard({ events: [anEvent()] }),
    Query: { event: () => anEvent() },
  });
  await user.click(await screen.findByRole('button', { name: /Kitchen shift/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen shift' }));
  expect(router.state.location.search).toBe('?event=event-1');
  expect(dialog.getByText('Saturday, November 28, 2026')).toBeTruthy();
  expect(dialog.getByText('9:30 AM – 12:00 PM')).toBeTruthy();
  expect(dialog.getByText('Harbor Kitchen, 12 Pier Road')).toBeTruthy();
  expect(dialog.getByText("3 RSVP'd (10 max)")).toBeTruthy();
  expect(dialog.getByText('Ada Stone')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(router.state.location.search).toBe('');
});

it('says when the details of an event cannot be had', async () => {
  const missing = () => new GraphQLError('gone', { extensions: { code: 'NOT_FOUND' } });
  await renderRoute('/dashboard?event=nowhere', 'volunteer', { ...aDashboard(), Query: { event: missing } });
  expect(await screen.findByText('Failed to load event details')).toBeTruthy();
});

it('says in plain words why the details of an event stay away without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = () => new GraphQLError('away');
  await renderRoute('/dashboard?event=nowhere', 'volunteer', { ...aDashboard(), Query: { event: away } });
  expect(await screen.findByText(/You are offline, and this event is not among the saved data/)).toBeTruthy();
});

it('opens an event without a network from what the list brought', async () => {
  const away = () => new GraphQLError('away');
  const { user } = await renderRoute('/dashboard', 'volunteer', {
    ...aDashboard({ events: [anEvent()] }),
    Query: { event: away },
  });
  await user.click(await screen.findByRole('button', { name: /Kitchen shift/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen shift' }));
  expect(dialog.getByText('Harbor Kitchen, 12 Pier Road')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copy meeting link' })).toBeTruthy();
  expect(dialog.queryByText('Failed to load event details')).toBeNull();
});

it('says how old it is, and asks again when told to', async () => {
  let asked = 0;
  const dashboard = aDashboard();
  const { user } = await renderRoute('/dashboard', 'volunteer', {
    ...dashboard,
    Query: {
      volunteerDashboard: () => {
        asked += 1;
        return dashboard.VolunteerDashboard;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(screen.getAllByText('Updated just now').length).toBeGreaterThan(0);
  expect(asked).toBe(2);
});

it('tells a newcomer once what there is to do', async () => {
  const { user } = await renderRoute('/dashboard', 'volunteer', aDashboard());
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary', { name: 'Hint' })).toBeNull();
  expect(localStorage.getItem('hint:portal')).toBe('closed');
});

it('fills the page with the failure when nothing could be loaded', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => new GraphQLError('away', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
  await renderRoute('/dashboard', 'volunteer', { Query: { volunteerDashboard: broken } });
  expect(await screen.findByText('Failed to load dashboard')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
