import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Member, member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import type { DocumentsArgs } from './document.list.inputs.js';
import { countByCategory, type DocumentFilter, selectMatchingDocuments } from './document.list.queries.js';
import type { DocumentRow } from './document.queries.js';

/** More documents than an organization shares; a limit all the same, as every list has one. */
const maxDocuments = 5_000;

const selectPage = hotRead(
  (db: Db, viewer: Member, { category, search, ...page }: DocumentsArgs) =>
    db.selectNoFrom([
      jsonArrayFrom(
        selectMatchingDocuments(db, viewer, { category, search }).limit(page.limit).offset(offsetOf(page)),
      ).as('items'),
      jsonArrayFrom(countByCategory(db, viewer, search ?? null)).as('categories'),
    ]),
  ['search'],
);

/** One page of the documents that the person may see and that match, with the counts of their categories. */
export async function listDocuments(ctx: Context, args: DocumentsArgs) {
  const viewer = member(ctx);
  const filter = { category: args.category, search: trimmed(args.search) };
  const { items, categories } = await selectPage.one(ctx.db, viewer, { ...args, ...filter });
  const counted = categories.filter(({ category }) => !filter.category || category === filter.category);
  const totalItems = counted.reduce((sum, { count }) => sum + count, 0);
  return { items, categories, pageInfo: pageInfo(args, totalItems) };
}

/** Every document that the person may see and that matches, in order. */
export async function listAllDocuments(
  ctx: Context,
  { category, search }: DocumentFilter,
): Promise<DocumentRow[]> {
  return selectMatchingDocuments(ctx.db, member(ctx), { category, search: trimmed(search) })
    .limit(maxDocuments)
    .execute();
}
