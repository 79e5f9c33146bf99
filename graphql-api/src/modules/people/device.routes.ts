import { type Route, route, snakeKeys } from '../../rest.js';
import { EndMySessionArgs } from './device.inputs.js';
import { endMyOtherSessions, endMySession, listMySessions } from './device.service.js';

export const deviceRoutes: Route[] = [
  route({
    method: 'get',
    path: '/auth/sessions',
    field: 'mySessions',
    gives: { sessions: '[Device]' },
    answer: async (ctx) => ({ sessions: (await listMySessions(ctx)).map(snakeKeys) }),
  }),
  route({
    method: 'delete',
    path: '/auth/sessions/:id',
    field: 'endMySession',
    gives: { message: 'String' },
    args: EndMySessionArgs,
    from: ({ params }) => ({ id: params.id }),
    answer: async (ctx, { id }) => {
      await endMySession(ctx, id);
      return { message: 'Signed out on this device' };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions',
    field: 'endMyOtherSessions',
    gives: { message: 'String', ended: 'Int' },
    answer: async (ctx) => {
      const ended = await endMyOtherSessions(ctx);
      return { message: `Signed out on ${ended} other ${ended === 1 ? 'device' : 'devices'}`, ended };
    },
  }),
];
