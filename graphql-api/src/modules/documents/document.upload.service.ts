import { sql } from 'kysely';
import { type Member, memberWho, refuseReadToken } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { AppError, badInput, isDatabaseAway, unavailable } from '../../errors.js';
import { fileTooLarge, maxFileBytes, UploadedFile } from '../../multipart.js';
import { trimmed } from '../../text.js';
import { cleanFileName, titleOf } from './document.name.js';
import { canManageDocuments } from './document.policy.js';
import type { DocumentRow } from './document.queries.js';
import { getDocument } from './document.service.js';
import { hashContent } from './document.store.js';
import { fileTypeOf } from './document.types.js';
import type { UploadDocumentArgs } from './document.upload.inputs.js';

/**
 * The person who asks, who may upload; asked before a file is read, too.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function documentManager(ctx: Context): Member {
  refuseReadToken(ctx);
  return memberWho(ctx, canManageDocuments);
}

/**
 * Shares a file. Its content and its row appear together or not at all.
 * @throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE (also beyond the quota of the organization), UNSUPPORTED_MEDIA_TYPE, SERVICE_UNAVAILABLE when it cannot be stored
 */
export async function uploadDocument(ctx: Context, args: UploadDocumentArgs): Promise<DocumentRow> {
  const viewer = documentManager(ctx);
  const { content, declaredType } = args.file;
  if (content.length === 0) throw badInput('The file is empty. Please select a file to upload');
  if (content.length > maxFileBytes) throw fileTooLarge();
  const fileName = cleanFileName(args.file.name);
  const fileType = await fileTypeOf(new UploadedFile(fileName, declaredType, content));
  const title = trimmed(args.title) ?? titleOf(fileName);
  const id = newId();
  await storeContent(ctx, id, content);
  try {
    return await inTransaction(ctx, async (tx) => {
      await refuseBeyondQuota(tx, viewer, content.length);
      await tx.db
        .insertInto('documents')
        .values({
          id,
          organization_id: viewer.organizationId,
          title,
          description: trimmed(args.description),
          category: args.category,
          visibility: args.visibility,
          is_pinned: args.isPinned,
          file_name: fileName,
          file_type: fileType,
          file_size: content.length,
          content_hash: hashContent(content),
          uploaded_by_id: viewer.id,
        })
        .execute();
      return getDocument(tx, id);
    });
  } catch (error) {
    // When the answer of the database was lost, the row may exist; the sweep finds out later.
    if (!isDatabaseAway(error)) await removeContent(ctx, id);
    throw error;
  }
}

/** One upload of an organization after the other, so that two at once do not both find the last room. */
async function refuseBeyondQuota({ db, env }: Context, viewer: Member, bytes: number): Promise<void> {
  if (env.documentQuotaMb === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${viewer.organizationId}`}, 0))`.execute(
    db,
  );
  const { used } = await db
    .selectFrom('documents')
    .select(sql<string>`coalesce(sum(file_size), 0)`.as('used'))
    .where('organization_id', '=', viewer.organizationId)
    .executeTakeFirstOrThrow();
  if (Number(used) + bytes <= env.documentQuotaMb * 1_000_000) return;
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    `Your organization's documents may take ${env.documentQuotaMb} MB, and there is no room left for this one. Delete some to make room.`,
  );
}

async function storeContent(ctx: Context, id: string, content: Buffer): Promise<void> {
  try {
    await ctx.store.put(id, content);
  } catch (error) {
    ctx.log.error({ event: 'document_store_failed', documentId: id, error });
    await removeContent(ctx, id);
    throw unavailable();
  }
}

/** Removes a content that no row names; what cannot be removed now is swept later. */
export async function removeContent(ctx: Context, id: string): Promise<void> {
  await ctx.store.remove(id).catch((error: unknown) => {
    ctx.log.error({ event: 'document_content_left', documentId: id, error });
  });
}
