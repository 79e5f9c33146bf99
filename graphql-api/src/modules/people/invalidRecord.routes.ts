import { type Incoming, type Route, route } from '../../rest.js';
import { checkRules } from '../../rules.js';
import { InvalidRecordArgs, InvalidRecordCriteria } from './invalidRecord.inputs.js';
import { deleteInvalidRecord, deleteInvalidRecords } from './invalidRecord.service.js';
import { readNotes } from './person.json.js';

/** The criteria as the directory showed them: 'Not set' is no name, and notes may be the JSON text. */
function criteriaOf({ body }: Incoming) {
  const structured = readNotes(body.notes);
  return {
    criteria: {
      role: body.role === '' ? null : body.role,
      notes: structured ? (structured.adminNotes ?? '') : body.notes,
      firstName: shownName(body.firstName),
      lastName: shownName(body.lastName),
    },
  };
}

const shownName = (name: unknown) => (name === 'Not set' ? '' : name);

export const invalidRecordRoutes: Route[] = [
  route({
    method: 'delete',
    path: '/admin/volunteers/invalid/:id',
    field: 'deleteInvalidRecord',
    gives: { message: 'String', deletedCount: 'Int' },
    args: InvalidRecordArgs,
    from: ({ params }) => ({ id: params.id }),
    answer: async (ctx, { id }) => {
      await deleteInvalidRecord(ctx, id);
      return { message: 'Successfully deleted invalid record', deletedCount: 1 };
    },
  }),
  route<{ criteria: InvalidRecordCriteria }>({
    method: 'post',
    path: '/admin/volunteers/invalid/delete-by-criteria',
    field: 'deleteInvalidRecords',
    gives: { message: 'String', deletedCount: 'Int' },
    from: criteriaOf,
    answer: async (ctx, { criteria }) => {
      await checkRules(Object.assign(new InvalidRecordCriteria(), criteria));
      const deletedCount = await deleteInvalidRecords(ctx, criteria);
      const noun = deletedCount === 1 ? 'record' : 'records';
      return { message: `Successfully deleted ${deletedCount} invalid ${noun}`, deletedCount };
    },
  }),
];
