import { type Route, route } from '../../rest.js';
import { exportMyData } from './myData.service.js';

export const myDataRoutes: Route[] = [
  route({
    method: 'get',
    path: '/profile/data',
    field: 'myData',
    gives: 'application/json',
    answer: async (ctx, _args, { response }) => {
      const data = await exportMyData(ctx);
      response
        .attachment('handraise-my-data.json')
        .type('json')
        .send(JSON.stringify(data, null, 2));
      return undefined;
    },
  }),
];
