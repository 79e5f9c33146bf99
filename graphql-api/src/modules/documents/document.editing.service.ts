import { type Context, inTransaction } from '../../context.js';
import { badInput, notFound } from '../../errors.js';
import { trimmed } from '../../text.js';
import type { UpdateDocumentInput } from './document.editing.inputs.js';
import type { DocumentRow } from './document.queries.js';
import { getDocument } from './document.service.js';
import { documentManager, removeContent } from './document.upload.service.js';

/**
 * Changes what the input names, all of it in one step; the file itself never changes.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function updateDocument(
  ctx: Context,
  id: string,
  input: UpdateDocumentInput,
): Promise<DocumentRow> {
  const viewer = documentManager(ctx);
  if (input.title === null) {
    throw badInput('Document title is required', { title: 'Document title is required' });
  }
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('documents')
      .set({
        title: input.title?.trim(),
        description: input.description === undefined ? undefined : trimmed(input.description),
        category: input.category ?? undefined,
        visibility: input.visibility ?? undefined,
        is_pinned: input.isPinned ?? undefined,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .where('organization_id', '=', viewer.organizationId)
      .execute();
    return getDocument(tx, id);
  });
}

/**
 * Deletes a document: first from the lists, then its content. A download that has begun completes.
 * @returns the id
 * @throws NOT_FOUND, also the second time
 */
export async function deleteDocument(ctx: Context, id: string): Promise<string> {
  const viewer = documentManager(ctx);
  const deleted = await ctx.db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('organization_id', '=', viewer.organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('Document');
  await removeContent(ctx, id);
  return id;
}
