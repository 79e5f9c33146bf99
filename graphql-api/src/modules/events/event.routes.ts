import { type Route, route, snakeKeys } from '../../rest.js';
import { readCalendarView } from './calendarView.js';
import { exportEvent } from './event.export.js';
import { CalendarMonthArgs, EventArgs, RsvpToEventArgs, UpcomingEventsArgs } from './event.inputs.js';
import { getEvent, listEvents, listUpcomingEvents, readCalendarMonth } from './event.service.js';
import { rsvpToEvent } from './rsvp.service.js';

const id = ({ params }: { params: Record<string, string> }) => ({ id: params.id });

export const eventRoutes: Route[] = [
  route({
    method: 'get',
    path: '/calendar/upcoming',
    field: 'upcomingEvents',
    gives: { events: '[Event]' },
    args: UpcomingEventsArgs,
    answer: async (ctx, { limit }) => ({ events: (await listUpcomingEvents(ctx, limit)).map(snakeKeys) }),
  }),
  route<CalendarMonthArgs | undefined>({
    method: 'get',
    path: '/calendar/events',
    field: 'calendarMonth',
    gives: { events: '[Event]', message: 'String' },
    takes: { month: '', year: '', view: 'String?' },
    args: CalendarMonthArgs,
    mayOmit: ({ query }) => query.month === undefined && query.year === undefined,
    answer: async (ctx, args, { query }) => {
      readCalendarView(query.view);
      const events = args ? (await readCalendarMonth(ctx, args)).events : await listEvents(ctx);
      return { events: events.map(snakeKeys), message: `${events.length} events` };
    },
  }),
  route({
    method: 'get',
    path: '/calendar/events/:id',
    field: 'event',
    gives: { event: 'Event' },
    args: EventArgs,
    from: id,
    answer: async (ctx, args) => ({ event: snakeKeys(await getEvent(ctx, args.id)) }),
  }),
  route({
    method: 'post',
    path: '/calendar/events/:id/rsvp',
    field: 'rsvpToEvent',
    gives: { message: 'String', event: 'Event' },
    args: RsvpToEventArgs,
    from: ({ params, body }) => ({ status: body.status, notes: body.notes, eventId: params.id }),
    answer: async (ctx, args) => {
      const event = await rsvpToEvent(ctx, args);
      return { message: 'RSVP updated', event: snakeKeys(event) };
    },
  }),
  route({
    method: 'get',
    path: '/calendar/events/:id/export',
    field: 'event',
    gives: 'text/calendar',
    takes: { ticket: 'String?' },
    // A new tab sends no token: the ticket in the address speaks for the person.
    isPublic: true,
    args: EventArgs,
    from: id,
    answer: async (ctx, args, { query, response }) => {
      const ticket = typeof query.ticket === 'string' ? query.ticket : undefined;
      const file = await exportEvent(ctx, args.id, ticket);
      response.type('text/calendar; charset=utf-8').attachment(`event-${args.id}.ics`).send(file);
      return undefined;
    },
  }),
];
