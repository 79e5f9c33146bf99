import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { clock, day, instant } from '../../database/sql.js';
import { wallClock } from '../../time.js';
import { visibleEvents } from './event.policy.js';

/** The moment an event is over on the organization's wall; without an end time, at the end of its last day. */
export const end = sql<string>`(e.end_date + coalesce(e.end_time, time '24:00'))`;

/**
 * The description with the documented three lines at its end (administration, section 3); event.meeting.ts reads
 * them back.
 */
export const description = sql<string | null>`nullif(concat_ws(E'\n', nullif(e.description, ''),
  'Join Meeting: ' || e.video_link, 'Meeting ID: ' || e.meeting_id, 'Passcode: ' || e.meeting_passcode), '')`;

/** The events a person may see, each with their own answer to it. */
export function selectEvents(db: Db, viewer: Member) {
  const { date, time } = wallClock(viewer.timezone);
  const hasEnded = sql<boolean>`${end} <= ${`${date} ${time}`}::timestamp`;
  return db
    .selectFrom('events as e')
    .leftJoin('rsvps as r', (join) => join.onRef('r.event_id', '=', 'e.id').on('r.user_id', '=', viewer.id))
    .leftJoin('users as c', 'c.id', 'e.created_by_id')
    .select([
      'e.id',
      'e.title',
      description.as('description'),
      'e.location',
      day('e.start_date').as('startDate'),
      day('e.end_date').as('endDate'),
      clock('e.start_time').as('startTime'),
      clock('e.end_time').as('endTime'),
      'e.is_all_day as isAllDay',
      'e.event_type as eventType',
      'e.max_volunteers as maxVolunteers',
      'e.confirmed_signups as confirmedSignups',
      'e.video_link as videoLink',
      'e.meeting_id as meetingId',
      'e.meeting_passcode as meetingPasscode',
      instant('e.created_at').as('createdAt'),
      'r.status as userRsvpStatus',
      hasEnded.as('hasEnded'),
      sql<boolean>`(not ${hasEnded}
        and r.status is distinct from 'signed_up'
        and (e.max_volunteers is null or e.confirmed_signups < e.max_volunteers))`.as('canSignup'),
      'c.first_name as creatorName',
      'c.last_name as creatorLastname',
    ])
    .where(visibleEvents(viewer) as never);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

/** The same with what calendar programs need to tell a newer file from an older one. */
export function selectCalendarEvents(db: Db, viewer: Member) {
  return selectEvents(db, viewer).select(['e.sequence', instant('e.updated_at').as('updatedAt')]);
}

/** In the order of a calendar: by day, all-day first, then by time; the id breaks ties. */
export function inCalendarOrder(query: ReturnType<typeof selectEvents>) {
  return query
    .orderBy('e.start_date')
    .orderBy('e.start_time', (order) => order.asc().nullsFirst())
    .orderBy('e.id');
}

/** The next events that are not over, soonest first. */
export function selectUpcomingEvents(db: Db, viewer: Member, limit: number) {
  const { date, time } = wallClock(viewer.timezone);
  return inCalendarOrder(selectEvents(db, viewer))
    .where('e.end_date', '>=', date as never)
    .where(end, '>', sql<string>`${`${date} ${time}`}::timestamp`)
    .limit(limit);
}

/** Every event that touches the days from first to last, both `YYYY-MM-DD` and included. */
export function selectEventsBetween(db: Db, viewer: Member, first: string, last: string, limit: number) {
  return inCalendarOrder(selectEvents(db, viewer))
    .where('e.start_date', '<=', last as never)
    .where('e.end_date', '>=', first as never)
    .limit(limit);
}
