import { type Route, route, snakeKeys } from '../../rest.js';
import { DirectoryArgs } from './directory.inputs.js';
import { volunteerJson, volunteerShape } from './directory.json.js';
import { listDirectory } from './directory.service.js';

export const directoryRoutes: Route[] = [
  route({
    method: 'get',
    path: '/dashboard/volunteers',
    field: 'directory',
    gives: { organization: 'Organization', volunteers: [volunteerShape] },
    takes: { search: '', role: '' },
    args: DirectoryArgs,
    from: ({ query }) => ({ search: query.search, role: query.role }),
    answer: async (ctx, args) => {
      const { organization, people, seesNotes } = await listDirectory(ctx, args);
      return {
        organization: snakeKeys(organization),
        volunteers: people.map((person) => volunteerJson(person, seesNotes)),
      };
    },
  }),
];
