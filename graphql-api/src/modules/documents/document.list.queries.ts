import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { contains } from '../../database/sql.js';
import type { DocumentCategory } from './document.entity.js';
import { visibleDocuments } from './document.policy.js';
import { selectDocuments } from './document.queries.js';

export interface DocumentFilter {
  category?: DocumentCategory | null;
  search?: string | null;
}

/** The documents that match, in the order of every list of documents. */
export function selectMatchingDocuments(db: Db, viewer: Member, { category, search }: DocumentFilter) {
  return selectDocuments(db, viewer)
    .$if(Boolean(category), (query) => query.where('d.category', '=', category as DocumentCategory))
    .$if(Boolean(search), (query) => query.where(contains('d.title_key', search as string)));
}

/** How many documents of each category the search finds, whichever category is chosen. */
export function countByCategory(db: Db, viewer: Member, search: string | null) {
  return db
    .selectFrom('documents as d')
    .select(['d.category', sql<number>`count(*)::int`.as('count')])
    .where(visibleDocuments(viewer) as never)
    .$if(Boolean(search), (query) => query.where(contains('d.title_key', search as string)))
    .groupBy('d.category')
    .orderBy('d.category');
}
