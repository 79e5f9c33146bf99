import { type SqlBool, sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import type { EventAttendeesArgs } from './event.attendees.js';
import { visibleEvents } from './event.policy.js';

function answersTo(db: Db, viewer: Member, { eventId, status }: EventAttendeesArgs) {
  return db
    .selectFrom('events as e')
    .innerJoin('rsvps as r', 'r.event_id', 'e.id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('e.id', '=', eventId)
    .where(visibleEvents(viewer) as never)
    .where(sql<SqlBool>`${status} in ('all', r.status)`);
}

/** One page of the answers to an event; those who come first, then by the time of the answer. */
export function selectAttendeePage(db: Db, viewer: Member, args: EventAttendeesArgs) {
  return answersTo(db, viewer, args)
    .select([
      'u.id as userId',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone',
      'r.status',
      'r.notes',
      instant('r.updated_at').as('answeredAt'),
    ])
    .orderBy((eb) => eb('r.status', '=', 'cancelled' as never))
    .orderBy('r.updated_at')
    .orderBy('r.id')
    .limit(args.limit)
    .offset(offsetOf(args));
}

/** How many people answered. */
export function countAttendees(db: Db, viewer: Member, args: EventAttendeesArgs) {
  return answersTo(db, viewer, args).select(sql<number>`count(*)::int`.as('totalItems'));
}

/** The event itself, if the person may see it. */
export function selectAskedEvent(db: Db, viewer: Member, { eventId }: EventAttendeesArgs) {
  return db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.id', '=', eventId)
    .where(visibleEvents(viewer) as never);
}
