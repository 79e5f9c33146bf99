import { type Route, route } from '../../rest.js';
import { readCalendarFeed } from './feed.service.js';

export const feedRoutes: Route[] = [
  route({
    method: 'get',
    path: '/calendar/feed/:secret.ics',
    field: 'myCalendarFeed',
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
