import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import { isKnown } from '../../conditional.js';
import { type Route, route, snakeKeys } from '../../rest.js';
import { DocumentArgs, RecentDocumentsArgs } from './document.inputs.js';
import { listRecentDocuments, openDocument } from './document.service.js';

export const documentRoutes: Route[] = [
  route({
    method: 'get',
    path: '/documents/recent',
    field: 'recentDocuments',
    gives: { documents: '[Document]' },
    args: RecentDocumentsArgs,
    answer: async (ctx, { limit }) => ({ documents: (await listRecentDocuments(ctx, limit)).map(snakeKeys) }),
  }),
  route({
    method: 'get',
    path: '/documents/:id/download',
    field: 'document',
    gives: 'application/octet-stream',
    args: DocumentArgs,
    from: ({ params }) => ({ id: params.id }),
    answer: async (ctx, { id }, { request, response }) => {
      const { fileName, fileType, fileSize, contentHash, read } = await openDocument(ctx, id);
      if (isKnown(request, response, `"${contentHash}"`)) return undefined;
      const stream = await read();
      // Whatever the file holds, no browser may run it in our name.
      response.set({
        'Content-Type': fileType,
        'Content-Length': String(fileSize),
        'Content-Disposition': contentDisposition(fileName),
        'Content-Security-Policy': "sandbox; default-src 'none'",
      });
      await pipeline(stream, response);
      return undefined;
    },
  }),
];
