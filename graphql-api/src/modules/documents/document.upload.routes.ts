import { badInput } from '../../errors.js';
import { readForm } from '../../multipart.js';
import { type Route, route, snakeKeys } from '../../rest.js';
import { UploadDocumentArgs } from './document.upload.inputs.js';
import { documentManager, uploadDocument } from './document.upload.service.js';

type Json = Record<string, unknown>;

export const documentUploadRoutes: Route[] = [
  route({
    method: 'post',
    path: '/documents',
    field: 'uploadDocument',
    gives: { document: 'Document', message: 'String' },
    spelling: 'snake',
    args: UploadDocumentArgs,
    async body(ctx, request, response) {
      documentManager(ctx);
      if (!request.is('multipart/form-data')) throw badInput('Please select a file to upload');
      const { texts, files } = await readForm(request, response);
      const file = files.get('file');
      if (!file) throw badInput('Please select a file to upload');
      return { ...Object.fromEntries(texts), file };
    },
    from: ({ body }) => ({ ...body, is_pinned: truth(body.is_pinned) }),
    created: ({ document }) => `/documents/${(document as Json).id}/download`,
    answer: async (ctx, args) => ({
      document: snakeKeys(await uploadDocument(ctx, args)),
      message: 'Document uploaded successfully!',
    }),
  }),
];

const words: Json = {
  true: true,
  1: true,
  yes: true,
  on: true,
  false: false,
  0: false,
  no: false,
  off: false,
};

/** A form knows only text; what is none of the words stays as it is and is refused. */
function truth(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  const word = String(value).trim().toLowerCase();
  return Object.hasOwn(words, word) ? words[word] : value;
}
