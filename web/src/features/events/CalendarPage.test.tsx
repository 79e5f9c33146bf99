import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { anEvent, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';

type Args = Record<string, unknown>;

beforeEach(() => {
  // A wide window.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

/** Opens the calendar with the events that `eventsOf` gives for a month. */
async function open(path: string, eventsOf: (month: number) => unknown, more: ResolversByType = {}) {
  const asked: Args[] = [];
  const calendarMonth = async (_root: unknown, args: Args) => {
    asked.push(args);
    const { year = 2026, month = 11 } = args;
    const events = await eventsOf(Number(month));
    return events instanceof Error ? events : { year, month, events };
  };
  const opened = await renderRoute(path, 'volunteer', {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', today: TODAY },
    ...more,
    Query: { calendarMonth, event: () => anEvent(), ...more.Query },
  });
  return { ...opened, asked };
}

const grid = (name: string) => screen.findByRole('grid', { name });

it('opens on the present month of the organization, with the marks of what was answered', async () => {
  const { asked } = await open('/calendar', () => [
    anEvent({ id: '1', title: 'Going', userRsvpStatus: 'signed_up' }),
    anEvent({ id: '2', title: 'Not going', userRsvpStatus: 'cancelled' }),
    anEvent({ id: '3', title: 'Open' }),
    anEvent({ id: '4', title: 'One too many' }),
  ]);
  const month = within(await grid('November 2026'));
  expect(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeTruthy();
  expect(month.getAllByRole('gridcell')).toHaveLength(42);
  expect(month.getByRole('button', { name: /RSVP'd Yes:.*Going/ })).toBeTruthy();
  expect(month.getByRole('button', { name: /RSVP'd No:.*Not going/ })).toBeTruthy();
  expect(month.queryByText('One too many')).toBeNull();
  expect(month.getByRole('button', { name: '+1 more' })).toBeTruthy();
  expect(asked[0]).toEqual({});
});

it('turns the month, keeps the old one dimmed meanwhile, and Back restores it', async () => {
  const answer = deferred<unknown>();
  const { user, router } = await open('/calendar?year=2026&month=11', (month) =>
    month === 12 ? answer.promise : [anEvent()],
  );
  const old = await grid('November 2026');
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(router.state.location.search).toBe('?year=2026&month=12');
  // One heading says it, once; the old days stay until the new ones have come.
  await screen.findByRole('heading', { level: 2, name: 'December 2026' });
  await waitFor(() => expect(old.closest('[aria-busy=true]')).toBeTruthy());
  expect(within(old).getByRole('button', { name: /Kitchen shift/ })).toBeTruthy();
  answer.resolve([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Kitchen shift/ })).toBeNull());
  expect(document.activeElement).toBe(next);
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: /Kitchen shift/ })).toBeTruthy();
});

it('fetches the months beside the shown one', async () => {
  const { asked } = await open('/calendar?year=2026&month=12', () => []);
  await grid('December 2026');
  await waitFor(() =>
    expect(asked.slice(1)).toEqual([
      { month: 1, year: 2027 },
      { month: 11, year: 2026 },
    ]),
  );
});

it('keeps the focus in the grid when the keys lead into another month', async () => {
  const { user } = await open('/calendar', () => []);
  await grid('November 2026');
  screen
    .getAllByRole('gridcell')
    .find((cell) => cell.tabIndex === 0)
    ?.focus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-21'));
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
});

it('lists the month, with past events as past', async () => {
  const { user, router } = await open('/calendar', () => [
    anEvent({ id: '1', title: 'Done', startDate: '2026-11-03', endDate: '2026-11-03', hasEnded: true }),
    anEvent({ id: '2', title: 'To come', userRsvpStatus: 'signed_up' }),
  ]);
  await grid('November 2026');
  await user.click(screen.getByRole('button', { name: 'List' }));
  const list = within(await screen.findByRole('region', { name: 'November 2026' }));
  expect(router.state.location.search).toBe('?view=list');
  expect(list.getByRole('button', { name: /Done.*Past/ })).toBeTruthy();
  expect(list.getByRole('button', { name: /To come.*RSVP'd Yes/ })).toBeTruthy();
  expect(list.queryByRole('button', { name: /To come.*Past/ })).toBeNull();
});

it('says which month has no events', async () => {
  await open('/calendar?view=list&year=2027&month=2', () => []);
  expect(await screen.findByText('No events found for February 2027')).toBeTruthy();
});

it('opens a day and an event of it from the address, and goes back through both', async () => {
  const { user, router } = await open('/calendar?day=2026-11-28', () => [anEvent()]);
  const day = within(await screen.findByRole('dialog', { name: 'Saturday, November 28, 2026' }));
  await user.click(day.getByRole('button', { name: /Kitchen shift/ }));
  expect(await screen.findByRole('dialog', { name: 'Kitchen shift' })).toBeTruthy();
  expect(router.state.location.search).toBe('?day=2026-11-28&event=event-1');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Saturday, November 28, 2026' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('says when a month cannot be had, and leaves the way to the others open', async () => {
  let isAway = true;
  const { user } = await open('/calendar?year=2026&month=11', (month) =>
    isAway && month === 12 ? new GraphQLError('away') : [],
  );
  await grid('November 2026');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('Failed to load events')).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await grid('December 2026')).toBeTruthy();
});

it('offers the calendar feed, and a new address for it after a question', async () => {
  const feed = (name: string) => ({ url: `https://h.org/${name}`, webcalUrl: `webcal://h.org/${name}` });
  const { user } = await open('/calendar', () => [], {
    Query: { myCalendarFeed: () => feed('one') },
    Mutation: { resetMyCalendarFeed: () => feed('two') },
  });
  await user.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendar feed' }));
  expect(await dialog.findByLabelText('Feed address')).toHaveProperty('value', 'https://h.org/one');
  expect(dialog.getByRole('link', { name: 'Subscribe' })).toHaveProperty('href', 'webcal://h.org/one');
  await user.click(dialog.getByRole('button', { name: 'Reset Address' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Reset Address' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Feed address')).toHaveProperty('value', 'https://h.org/two'),
  );
});
