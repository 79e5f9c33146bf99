import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';
import { visibleDocuments } from './document.policy.js';

/** The documents a person may see; pinned first, then the newest, the id breaking ties. */
export function selectDocuments(db: Db, viewer: Member) {
  return db
    .selectFrom('documents as d')
    .leftJoin('users as u', 'u.id', 'd.uploaded_by_id')
    .select([
      'd.id',
      'd.title',
      'd.description',
      'd.category',
      'd.visibility',
      'd.is_pinned as isPinned',
      'd.file_name as fileName',
      'd.file_type as fileType',
      sql<number>`greatest(round(d.file_size / 1048576.0, 2), 0.01)::float8`.as('fileSizeMb'),
      instant('d.created_at').as('createdAt'),
      'u.first_name as uploaderName',
      'u.last_name as uploaderLastname',
    ])
    .where(visibleDocuments(viewer) as never)
    .orderBy('d.is_pinned', 'desc')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc');
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirstOrThrow']>>;

/** What delivery needs to know of a document that the person may see. */
export function selectDocumentContent(db: Db, viewer: Member, id: string) {
  return db
    .selectFrom('documents as d')
    .select([
      'd.id',
      'd.file_name as fileName',
      'd.file_type as fileType',
      'd.file_size as fileSize',
      'd.content_hash as contentHash',
    ])
    .where('d.id', '=', id)
    .where(visibleDocuments(viewer) as never);
}
