import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEvent, TODAY } from '../../testing/demo';
import { renderRoute } from '../../testing/renderRoute';
import type { ResolversByType } from '../../testing/schemaLink';
// Compiled before the first test begins to wait for it.
import './AdminEventsPage';

type Args = Record<string, unknown>;

const organized = (fields: Args = {}) =>
  anEvent({ videoLink: null, meetingId: null, meetingPasscode: null, viewerCanEdit: true, ...fields });

/** The server with these events, and what it was asked. */
function serve(events: Args[], more: ResolversByType = {}) {
  const asked: Args[] = [];
  const { Query = {}, ...rest } = more;
  const resolvers: ResolversByType = {
    Viewer: { id: 'person-1', organization: {} },
    Organization: { id: 'organization-1', timezone: 'America/New_York', today: TODAY },
    ...rest,
    Query: {
      events: (_root: unknown, args: Args) => {
        asked.push(args);
        const pageInfo = { currentPage: 1, itemsPerPage: 20, totalItems: events.length, totalPages: 1 };
        return { items: events, pageInfo };
      },
      event: (_root: unknown, { id }: Args) => events.find((event) => event.id === id),
      calendarMonth: (_root: unknown, { month, year }: Args) => ({ month, year, events }),
      ...Query,
    },
  };
  return { asked, resolvers };
}

const path = '/admin-dashboard/events';
const open = (search: string, resolvers: ResolversByType) =>
  renderRoute(path + search, 'nonprofit_admin', resolvers);
const refuse = (message: string, code = 'BAD_USER_INPUT') =>
  new GraphQLError(message, { extensions: { code } });

beforeEach(() => sessionStorage.clear());

it('lists what is coming, asks for what the address says, and marks video meetings', async () => {
  const { asked, resolvers } = serve([organized()]);
  await open('?period=all&eventType=meeting&search=soup', resolvers);
  const card = within(await screen.findByRole('article', { name: 'Kitchen shift' }));
  expect(card.getByText('Video meeting included')).toBeTruthy();
  expect(card.getByText("3 RSVP'd (10 max)")).toBeTruthy();
  expect(card.getByText('Soup and bread.')).toBeTruthy();
  expect(asked[0]).toEqual({ period: 'all', eventType: 'meeting', search: 'soup', page: 1, limit: 20 });
  expect(screen.getByText('Showing 1 to 1 of 1 events')).toBeTruthy();
});

it('offers to clear filters that leave nothing', async () => {
  const { resolvers } = serve([]);
  const { user, router } = await open('?eventType=training', resolvers);
  await screen.findByText('No events match the filters');
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
  await screen.findByText('No upcoming events');
  expect(router.state.location.search).toBe('');
});

it('starts the calendar at the current month, counts, and shows two events of a day', async () => {
  const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const events = ['1', '2', '3', '4'].map((n) =>
    organized({ id: `event-${n}`, title: `Shift ${n}`, ...day }),
  );
  const { resolvers } = serve(events);
  const { user, router } = await open('?month=2025-01', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Calendar' }));
  await screen.findByRole('heading', { name: 'November 2026' });
  await screen.findByText('4 events this month');
  expect(await screen.findByRole('button', { name: '+2 more' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Legend' }).textContent).toBe(
    'Volunteer EventsMeetingsTrainingOther',
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'December 2026' });
  expect(router.state.location.search).toBe('?view=calendar&month=2026-12');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByRole('heading', { name: 'November 2026' });
});

it('creates an event; the end date is the start date unless said otherwise', async () => {
  const created = vi.fn((_root: unknown, _args: Args) => organized());
  const { resolvers } = serve([], { Mutation: { createEvent: created } });
  const { user, router } = await open('?view=create', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Create Event' }));
  await screen.findByText('Title is required');
  expect(screen.getByText('Start date is required')).toBeTruthy();
  await user.type(screen.getByLabelText('Title*'), 'Soup night');
  await user.type(screen.getByLabelText('Start date*'), '2026-12-01');
  await user.type(screen.getByLabelText('Meeting link'), 'nowhere');
  await user.click(screen.getByLabelText('All-day event'));
  expect(screen.queryByLabelText('Start time')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await screen.findByText('Meeting link must be a URL that begins with http:// or https://');
  await user.clear(screen.getByLabelText('Meeting link'));
  await user.type(screen.getByLabelText('Meeting link'), 'https://meet.example.org/1');
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(created).toHaveBeenCalledTimes(1));
  expect(created.mock.calls[0]?.[1].input).toMatchObject({
    title: 'Soup night',
    eventType: 'volunteer_event',
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    isAllDay: true,
    startTime: null,
    maxVolunteers: null,
    videoLink: 'https://meet.example.org/1',
  });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('explains a maximum below the sign-ups, keeps the input when refused, and asks before leaving', async () => {
  const { resolvers } = serve([organized()], { Mutation: { updateEvent: () => refuse('Not today') } });
  const { user, router } = await open('?view=edit&event=event-1', resolvers);
  const maximum = await screen.findByLabelText('Max volunteers');
  await user.clear(maximum);
  await user.type(maximum, '2');
  await screen.findByText(/^3 people are signed up already and will stay signed up\./);
  await user.click(screen.getByRole('button', { name: 'Update Event' }));
  const toast = (await screen.findByText('Failed to update event')).closest('[role=alert]');
  expect(toast?.textContent).toContain('Not today');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  expect(router.state.location.search).toContain('view=edit');
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('brings back what was typed before a reload', async () => {
  const { resolvers } = serve([]);
  const first = await open('?view=create', resolvers);
  await first.user.type(await screen.findByLabelText('Title*'), 'Half an idea');
  cleanup();
  const { user } = await open('?view=create', resolvers);
  await screen.findByText('Your unsaved changes are back.');
  const title = screen.getByLabelText<HTMLInputElement>('Title*');
  expect(title.value).toBe('Half an idea');
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(title.value).toBe('');
});

it('deletes after a question that names the event, and says so when that fails', async () => {
  const deleteEvent = vi.fn((): unknown => refuse('away', 'SERVICE_UNAVAILABLE'));
  const events = [organized()];
  const { resolvers } = serve(events, { Mutation: { deleteEvent: () => deleteEvent() } });
  const { user } = await open('', resolvers);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Kitchen shift' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Are you sure you want to delete "Kitchen shift"\?/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };
  await ask();
  await screen.findByText('Failed to delete event');
  deleteEvent.mockImplementation(() => {
    events.pop();
    return 'event-1';
  });
  await ask();
  await screen.findByText('No upcoming events');
});

it('duplicates to a week later unless another day is chosen', async () => {
  const duplicateEvent = vi.fn((_root: unknown, _args: Args) => organized({ id: 'event-2' }));
  const { resolvers } = serve([organized()], { Mutation: { duplicateEvent } });
  const { user } = await open('', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Duplicate Kitchen shift' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await screen.findByText('Kitchen shift takes place again on Dec 5, 2026');
  expect(duplicateEvent.mock.calls[0]?.[1]).toEqual({ id: 'event-1', startDate: '2026-12-05' });
});

it('says when the events cannot be loaded', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { resolvers } = serve([], { Query: { events: () => refuse('away', 'SERVICE_UNAVAILABLE') } });
  await open('', resolvers);
  expect(await screen.findByText('Failed to load events')).toBeTruthy();
});
