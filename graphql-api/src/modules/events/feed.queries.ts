import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';
import { selectMyTasks } from '../tasks/myTask.queries.js';
import { selectCalendarEvents } from './event.queries.js';

/** Whose calendar a secret opens: nobody's once the person has left or the organization is inactive. */
export function findFeedOwner(db: Db, secretHash: string) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.role',
      'u.email',
      'o.id as organizationId',
      'o.timezone',
      'o.name as organizationName',
    ])
    .where('f.secret_hash', '=', secretHash)
    .where('u.removed_at', 'is', null)
    .where('o.is_active', '=', true)
    .executeTakeFirst();
}

/** The events from a day on to which the person has said yes. */
export function selectFeedEvents(db: Db, viewer: Member, first: string, limit: number) {
  return selectCalendarEvents(db, viewer)
    .where('r.status', '=', 'signed_up' as never)
    .where('e.end_date', '>=', first as never)
    .orderBy('e.start_date')
    .orderBy('e.id')
    .limit(limit);
}

/** The person's tasks that are still to do by a certain day. */
export function selectFeedTasks(db: Db, viewer: Member, limit: number) {
  return selectMyTasks(db, viewer)
    .select([
      instant('t.updated_at').as('updatedAt'),
      // A number that grows with every change, as SEQUENCE wants it.
      sql<number>`floor(extract(epoch from t.updated_at - t.created_at))::int`.as('sequence'),
    ])
    .where('t.due_date', 'is not', null)
    .where('a.status', '<>', 'completed' as never)
    .orderBy('t.due_date')
    .orderBy('t.id')
    .limit(limit);
}

export type FeedTask = Awaited<ReturnType<ReturnType<typeof selectFeedTasks>['executeTakeFirstOrThrow']>>;
