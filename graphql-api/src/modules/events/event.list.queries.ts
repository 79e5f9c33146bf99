import { type SqlBool, sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { contains } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import { wallClock } from '../../time.js';
import { EventPeriod, type EventsArgs } from './event.list.js';
import { visibleEvents } from './event.policy.js';
import { end, inCalendarOrder, selectEvents } from './event.queries.js';

function matches(viewer: Member, { period, eventType, search }: EventsArgs) {
  const { date, time } = wallClock(viewer.timezone);
  const hasEnded = sql`${end} <= ${`${date} ${time}`}::timestamp`;
  return sql<SqlBool>`(${period} = 'all' or (${period} = 'past') = (${hasEnded}))
    and ${eventType} in ('all', e.event_type)
    and ${search ? contains('e.search_key', search) : sql`true`}`;
}

/** One page of the events that match, in the order that the period asks for. */
export function selectEventPage(db: Db, viewer: Member, args: EventsArgs) {
  const events = selectEvents(db, viewer).where(matches(viewer, args));
  const ordered =
    args.period === EventPeriod.past
      ? events.orderBy('e.start_date', 'desc').orderBy('e.start_time', 'desc').orderBy('e.id', 'desc')
      : inCalendarOrder(events);
  return ordered.limit(args.limit).offset(offsetOf(args));
}

/** How many events match. */
export function countEvents(db: Db, viewer: Member, args: EventsArgs) {
  return db
    .selectFrom('events as e')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where(visibleEvents(viewer) as never)
    .where(matches(viewer, args));
}
