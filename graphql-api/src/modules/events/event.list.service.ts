import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import type { EventsArgs } from './event.list.js';
import { countEvents, selectEventPage } from './event.list.queries.js';

/** One page of the events of the organization; one statement. */
export async function listEventPage(ctx: Context, args: EventsArgs) {
  const viewer = member(ctx);
  const filter = { ...args, search: trimmed(args.search) };
  const row = await ctx.db
    .selectNoFrom([
      jsonArrayFrom(selectEventPage(ctx.db, viewer, filter)).as('items'),
      countEvents(ctx.db, viewer, filter).$asScalar().as('totalItems'),
    ])
    .executeTakeFirstOrThrow();
  return { items: row.items, pageInfo: pageInfo(args, row.totalItems ?? 0) };
}
