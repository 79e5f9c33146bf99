import { type Route, route, snakeKeys } from '../../rest.js';
import { EventAttendeesArgs } from './event.attendees.js';
import { listEventAttendees } from './event.attendees.service.js';

export const eventAttendeesRoutes: Route[] = [
  route({
    method: 'get',
    path: '/calendar/events/:id/attendees',
    field: 'eventAttendees',
    gives: { attendees: '[EventAttendee]', pagination: 'PageInfo' },
    args: EventAttendeesArgs,
    from: ({ params, query }) => ({ ...query, eventId: params.id }),
    answer: async (ctx, args) => {
      const { items, pageInfo } = await listEventAttendees(ctx, args);
      return { attendees: items.map(snakeKeys), pagination: snakeKeys(pageInfo) };
    },
  }),
];
