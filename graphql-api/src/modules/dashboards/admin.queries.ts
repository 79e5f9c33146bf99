import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { day, instant } from '../../database/sql.js';
import { wallClock } from '../../time.js';
import { selectUpcomingEvents } from '../events/event.queries.js';

/** More events than a week of an organization has. */
const maxEvents = 200;

/** The volunteers who may sign in. */
export function selectVolunteerStats(db: Db, viewer: Member) {
  return db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('totalVolunteers'))
    .where('organization_id', '=', viewer.organizationId)
    .where('role', '=', 'volunteer' as never)
    .where('removed_at', 'is', null)
    .where('email', 'is not', null);
}

/** How many tasks there are, and how often one was completed. */
export function selectTaskOverview(db: Db, viewer: Member) {
  const inOrganization = (table: 'tasks' | 'assignments') =>
    db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('organization_id', '=', viewer.organizationId);
  return db.selectNoFrom([
    inOrganization('tasks').$asScalar().$notNull().as('totalTasks'),
    inOrganization('assignments')
      .where('status', '=', 'completed' as never)
      .$asScalar()
      .$notNull()
      .as('completedAssignments'),
  ]);
}

/** The events of today and the six days after it that are not over, and those still going on. */
export function selectEventsOfTheWeek(db: Db, viewer: Member) {
  const today = sql`${wallClock(viewer.timezone).date}::date`;
  return selectUpcomingEvents(db, viewer, maxEvents).where('e.start_date', '<', sql`${today} + 7` as never);
}

/** What happened last: who was assigned what. */
export function selectRecentActivity(db: Db, viewer: Member, limit: number) {
  return db
    .selectFrom('assignments as a')
    .innerJoin('tasks as t', 't.id', 'a.task_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      sql.lit('task_assigned').as('activityType'),
      sql.lit('task').as('type'),
      't.id as taskId',
      't.title',
      't.description',
      day<string | null>('t.due_date').as('dueDate'),
      'a.status',
      'u.first_name as assigneeFirstName',
      'u.last_name as assigneeLastName',
      'u.email as assigneeEmail',
      sql<string | null>`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('userName'),
      instant('a.assigned_at').as('createdAt'),
    ])
    .where('a.organization_id', '=', viewer.organizationId)
    .orderBy('a.assigned_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
}
