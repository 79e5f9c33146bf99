import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { wallClock } from '../../time.js';
import { end, selectEvents } from './event.queries.js';

const isOver = ({ timezone }: Member) => {
  const { date, time } = wallClock(timezone);
  return sql<boolean>`${end} <= ${`${date} ${time}`}::timestamp`;
};

/** The events that are over and to which the person had said yes; the one that ended last comes first. */
export function selectPastSignups(db: Db, viewer: Member) {
  return selectEvents(db, viewer)
    .where('r.status', '=', 'signed_up' as never)
    .where(isOver(viewer))
    .orderBy(end, 'desc')
    .orderBy('e.id', 'desc');
}

/** How many they are. */
export function countPastSignups(db: Db, viewer: Member) {
  return db
    .selectFrom('rsvps as r')
    .innerJoin('events as e', 'e.id', 'r.event_id')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where('r.user_id', '=', viewer.id)
    .where('r.organization_id', '=', viewer.organizationId)
    .where('r.status', '=', 'signed_up' as never)
    .where(isOver(viewer));
}
