import type { Readable } from 'node:stream';
import { member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { notFound, unavailable } from '../../errors.js';
import { type DocumentRow, selectDocumentContent, selectDocuments } from './document.queries.js';

/** @throws NOT_FOUND for a document that is absent or not for this person */
export async function getDocument(ctx: Context, id: string): Promise<DocumentRow> {
  const document = await selectDocuments(ctx.db, member(ctx)).where('d.id', '=', id).executeTakeFirst();
  if (!document) throw notFound('Document');
  return document;
}

/** The documents to see first: pinned ones, then the newest. */
export async function listRecentDocuments(ctx: Context, limit: number): Promise<DocumentRow[]> {
  return selectDocuments(ctx.db, member(ctx)).limit(limit).execute();
}

export interface DocumentContent {
  fileName: string;
  fileType: string;
  fileSize: number;
  contentHash: string;
  stream: Readable;
}

/**
 * The content of a document for delivery.
 * @throws NOT_FOUND, or SERVICE_UNAVAILABLE when the row is there and the store cannot give its content
 */
export async function openDocument(ctx: Context, id: string): Promise<DocumentContent> {
  const document = await selectDocumentContent(ctx.db, member(ctx), id).executeTakeFirst();
  if (!document) throw notFound('Document');
  try {
    return { ...document, stream: await ctx.store.read(id) };
  } catch (error) {
    ctx.log.error({ event: 'document_content_missing', documentId: id, error });
    throw unavailable();
  }
}
