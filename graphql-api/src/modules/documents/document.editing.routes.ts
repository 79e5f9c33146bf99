import { camelKeys, type Incoming, type Route, route, snakeKeys } from '../../rest.js';
import { UpdateDocumentInput } from './document.editing.inputs.js';
import { deleteDocument, updateDocument } from './document.editing.service.js';
import { DocumentArgs } from './document.inputs.js';

const id = ({ params }: Incoming) => ({ id: params.id });

export const documentEditingRoutes: Route[] = [
  route({
    method: 'put',
    path: '/documents/:id',
    field: 'updateDocument',
    gives: { document: 'Document', message: 'String' },
    spelling: 'snake',
    args: DocumentArgs,
    input: UpdateDocumentInput,
    from: (incoming) => ({ ...id(incoming), input: camelKeys(incoming.body) }),
    answer: async (ctx, args) => ({
      document: snakeKeys(await updateDocument(ctx, args.id, args.input)),
      message: 'Document updated successfully!',
    }),
  }),
  route({
    method: 'delete',
    path: '/documents/:id',
    field: 'deleteDocument',
    gives: { message: 'String' },
    args: DocumentArgs,
    from: id,
    answer: async (ctx, args) => {
      await deleteDocument(ctx, args.id);
      return { message: 'Document deleted successfully!' };
    },
  }),
];
