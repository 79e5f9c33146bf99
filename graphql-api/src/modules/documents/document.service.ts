import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
  /**
   * Reads the content, once it has been compared with the hash that was kept when it came.
   * @throws SERVICE_UNAVAILABLE when the store cannot give it, or gives something else
   */
  read(): Promise<Readable>;
}

/**
 * The content of a document for delivery.
 * @throws NOT_FOUND
 */
export async function openDocument(ctx: Context, id: string): Promise<DocumentContent> {
  const document = await selectDocumentContent(ctx.db, member(ctx), id).executeTakeFirst();
  if (!document) throw notFound('Document');
  const refuse = (what: 'missing' | 'damaged', error?: unknown) => {
    ctx.log.error({ event: `document_content_${what}`, documentId: id, error });
    return unavailable();
  };
  const read = async () => {
    try {
      // Read twice rather than kept in memory: who reads slowly would hold ten megabytes.
      const isSame = (await hashOf(await ctx.store.read(id))) === document.contentHash;
      if (isSame) return await ctx.store.read(id);
    } catch (error) {
      throw refuse('missing', error);
    }
    throw refuse('damaged');
  };
  return { ...document, read };
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
