import { type Route, route } from '../../rest.js';
import { readCalendarFeed } from './feed.service.js';

export const feedRoutes: Route[] = [
  route({
    method: 'get',
    path: '/calendar/feed/:secret.ics',
    field: 'myCalendarFeed',
    gives: 'text/calendar',
    takes: {},
    // A calendar program has no session: the secret in the address speaks for the person.
    isPublic: true,
    answer: async (ctx, _args, { params, response }) => {
      const file = await readCalendarFeed(ctx, params.secret ?? '');
      response
        .type('text/calendar; charset=utf-8')
        .set('Content-Disposition', 'inline; filename="handraise.ics"');
      response.send(file);
      return undefined;
    },
  }),
];
