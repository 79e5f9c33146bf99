import { type Route, route, snakeKeys } from '../../rest.js';
import { DocumentsArgs } from './document.list.inputs.js';
import { listAllDocuments } from './document.list.service.js';

export const documentListRoutes: Route[] = [
  route({
    method: 'get',
    path: '/documents',
    field: 'documents',
    gives: { documents: '[Document]' },
    takes: { category: '', search: '' },
    args: DocumentsArgs,
    from: ({ query }) => ({ category: query.category, search: query.search }),
    answer: async (ctx, args) => ({ documents: (await listAllDocuments(ctx, args)).map(snakeKeys) }),
  }),
];
