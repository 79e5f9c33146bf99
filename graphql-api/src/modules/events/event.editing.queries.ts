import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { clock, day } from '../../database/sql.js';
import { visibleEvents } from './event.policy.js';

/** What admins decided about an event, as it is stored. */
export function selectDraft(db: Db, viewer: Member, id: string) {
  return db
    .selectFrom('events as e')
    .select([
      'e.title',
      'e.description',
      'e.location',
      day('e.start_date').as('startDate'),
      day('e.end_date').as('endDate'),
      clock('e.start_time').as('startTime'),
      clock('e.end_time').as('endTime'),
      'e.is_all_day as isAllDay',
      'e.event_type as eventType',
      'e.max_volunteers as maxVolunteers',
      'e.video_link as videoLink',
      'e.meeting_id as meetingId',
      'e.meeting_passcode as meetingPasscode',
    ])
    .where('e.id', '=', id)
    .where(visibleEvents(viewer) as never);
}
