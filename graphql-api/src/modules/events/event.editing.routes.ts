import { camelKeys, type Incoming, type Route, route, snakeKeys } from '../../rest.js';
import { CreateEventInput, UpdateEventInput } from './event.editing.inputs.js';
import { createEvent, deleteEvent, updateEvent } from './event.editing.service.js';
import { EventArgs } from './event.inputs.js';

const id = ({ params }: Incoming) => ({ id: params.id });

const emptyMeansNone = ['endDate', 'startTime', 'endTime', 'maxVolunteers'];

/** What a form leaves empty is an empty text in its body, and nothing to us. */
const eventInput = ({ body }: Incoming) =>
  Object.fromEntries(
    Object.entries(camelKeys(body)).map(([name, value]) => [
      name,
      value === '' && emptyMeansNone.includes(name) ? null : value,
    ]),
  );

export const eventEditingRoutes: Route[] = [
  route({
    method: 'post',
    path: '/calendar/events',
    field: 'createEvent',
    gives: { event: 'Event', message: 'String' },
    spelling: 'snake',
    input: CreateEventInput,
    from: (incoming) => ({ input: { ...eventInput(incoming), title: incoming.body.title ?? '' } }),
    created: ({ event }) => `/calendar/events/${(event as { id: string }).id}`,
    answer: async (ctx, { input }) => ({
      event: snakeKeys(await createEvent(ctx, input)),
      message: 'Event created successfully!',
    }),
  }),
  route({
    method: 'put',
    path: '/calendar/events/:id',
    field: 'updateEvent',
    gives: { event: 'Event', message: 'String' },
    spelling: 'snake',
    args: EventArgs,
    input: UpdateEventInput,
    from: (incoming) => ({ ...id(incoming), input: eventInput(incoming) }),
    answer: async (ctx, args) => ({
      event: snakeKeys(await updateEvent(ctx, args.id, args.input)),
      message: 'Event updated successfully!',
    }),
  }),
  route({
    method: 'delete',
    path: '/calendar/events/:id',
    field: 'deleteEvent',
    gives: { message: 'String' },
    args: EventArgs,
    from: id,
    answer: async (ctx, args) => {
      await deleteEvent(ctx, args.id);
      return { message: 'Event deleted successfully!' };
    },
  }),
];
