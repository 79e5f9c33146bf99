import { type Route, route, snakeKeys } from '../../rest.js';
import { ChangesArgs } from './change.inputs.js';
import { listChanges } from './change.service.js';

export const changeRoutes: Route[] = [
  route({
    method: 'get',
    path: '/changes',
    field: 'changes',
    gives: { changes: '[Change]', next_cursor: 'String', has_more: 'Boolean', latest_cursor: 'String' },
    args: ChangesArgs,
    answer: async (ctx, args) => {
      const { items, ...place } = await listChanges(ctx, args);
      return { changes: items.map(snakeKeys), ...snakeKeys(place) };
    },
  }),
];
