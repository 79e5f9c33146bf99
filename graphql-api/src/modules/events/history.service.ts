import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { offsetOf, pageInfo } from '../../paging.js';
import type { MyPastEventsArgs } from './history.js';
import { countPastSignups, selectPastSignups } from './history.queries.js';

/** One page of the events that the person who asks took part in: over, and answered with yes. */
export async function listMyPastEvents(ctx: Context, args: MyPastEventsArgs) {
  const viewer = member(ctx);
  const page = selectPastSignups(ctx.db, viewer).limit(args.limit).offset(offsetOf(args));
  const { items, totalItems } = await ctx.db
    .selectNoFrom([
      jsonArrayFrom(page).as('items'),
      countPastSignups(ctx.db, viewer).$asScalar().as('totalItems'),
    ])
    .executeTakeFirstOrThrow();
  return { items, pageInfo: pageInfo(args, totalItems ?? 0) };
}
