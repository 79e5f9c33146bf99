import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { memberWho } from '../../authorize.js';
import type { Context } from '../../context.js';
import { notFound } from '../../errors.js';
import { pageInfo } from '../../paging.js';
import type { EventAttendeesArgs } from './event.attendees.js';
import { countAttendees, selectAskedEvent, selectAttendeePage } from './event.attendees.queries.js';
import { canManageEvents } from './event.policy.js';

/**
 * One page of the people who answered an event, with what they wrote; one statement.
 * @throws NOT_FOUND
 */
export async function listEventAttendees(ctx: Context, args: EventAttendeesArgs) {
  const viewer = memberWho(ctx, canManageEvents);
  const row = await ctx.db
    .selectNoFrom([
      selectAskedEvent(ctx.db, viewer, args).$asScalar().as('eventId'),
      jsonArrayFrom(selectAttendeePage(ctx.db, viewer, args)).as('items'),
      countAttendees(ctx.db, viewer, args).$asScalar().as('totalItems'),
    ])
    .executeTakeFirstOrThrow();
  if (!row.eventId) throw notFound('Event');
  return { items: row.items, pageInfo: pageInfo(args, row.totalItems ?? 0) };
}
