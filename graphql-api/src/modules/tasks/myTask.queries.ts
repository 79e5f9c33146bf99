import { type SqlBool, sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { day, instant, optionalInstant } from '../../database/sql.js';
import { offsetOf, type SortOrder } from '../../paging.js';
import { wallClock } from '../../time.js';
import { MyTaskSort } from './myTask.js';
import type { MyTasksArgs } from './task.inputs.js';

/** The tasks assigned to a person in their organization. */
export function selectMyTasks(db: Db, viewer: Member) {
  const today = sql<string>`${wallClock(viewer.timezone).date}::date`;
  return db
    .selectFrom('assignments as a')
    .innerJoin('tasks as t', 't.id', 'a.task_id')
    .leftJoin('users as by', 'by.id', 'a.assigned_by_id')
    .select([
      't.id',
      't.title',
      't.description',
      't.priority',
      't.category',
      day<string | null>('t.due_date').as('dueDate'),
      sql<number | null>`t.estimated_hours::float8`.as('estimatedHours'),
      'a.status as assignmentStatus',
      instant('a.assigned_at').as('assignmentDate'),
      'by.first_name as assignedByName',
      'by.last_name as assignedByLastname',
      optionalInstant('a.completed_at').as('completedAt'),
      'a.completion_notes as completionNotes',
      'a.admin_feedback as adminFeedback',
      sql<number | null>`t.due_date - ${today}`.as('urgencyLevel'),
      sql<boolean>`coalesce(t.due_date < ${today} and a.status <> 'completed', false)`.as('isOverdue'),
    ])
    .where('a.user_id', '=', viewer.id)
    .where('a.organization_id', '=', viewer.organizationId);
}

export type MyTaskRow = Awaited<ReturnType<ReturnType<typeof selectMyTasks>['executeTakeFirstOrThrow']>>;

/** How many tasks a person has, by what is left to do. */
export function selectTaskStats(db: Db, viewer: Member) {
  const today = sql<string>`${wallClock(viewer.timezone).date}::date`;
  return db
    .selectFrom('assignments as a')
    .innerJoin('tasks as t', 't.id', 'a.task_id')
    .select([
      sql<number>`count(*)::int`.as('totalTasks'),
      sql<number>`count(*) filter (where a.status <> 'completed')::int`.as('assignedTasks'),
      sql<number>`count(*) filter (where a.status = 'completed')::int`.as('completedTasks'),
      sql<number>`count(*) filter (where a.status <> 'completed' and t.due_date < ${today})::int`.as(
        'overdueTasks',
      ),
    ])
    .where('a.user_id', '=', viewer.id)
    .where('a.organization_id', '=', viewer.organizationId);
}

const sortKeys = {
  [MyTaskSort.due_date]: sql`t.due_date`,
  [MyTaskSort.priority]: sql`array_position(array['urgent', 'high', 'medium', 'low'], t.priority)`,
  [MyTaskSort.created_at]: sql`t.created_at`,
  [MyTaskSort.title]: sql`lower(t.title)`,
  [MyTaskSort.estimated_hours]: sql`t.estimated_hours`,
};

type MyTasksQuery = ReturnType<typeof selectMyTasks>;

/** Puts tasks in order; those without the value last, and the id breaks ties. */
export function inTaskOrder(query: MyTasksQuery, sortBy: MyTaskSort, sortOrder: SortOrder): MyTasksQuery {
  const key = sortKeys[sortBy];
  return query
    .orderBy(key, (order) => (sortOrder === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('t.id');
}

const matches = ({ status, priority, category }: MyTasksArgs) => sql<SqlBool>`
  (${status} = 'all' or (${status} = 'completed') = (a.status = 'completed'))
  and ${priority} in ('all', t.priority)
  and ${category} in ('all', t.category)`;

/** One page of the tasks that match. */
export function selectMyTaskPage(db: Db, viewer: Member, args: MyTasksArgs) {
  return inTaskOrder(selectMyTasks(db, viewer), args.sortBy, args.sortOrder)
    .where(matches(args))
    .limit(args.limit)
    .offset(offsetOf(args));
}

/** How many tasks match. */
export function countMyTasks(db: Db, viewer: Member, args: MyTasksArgs) {
  return db
    .selectFrom('assignments as a')
    .innerJoin('tasks as t', 't.id', 'a.task_id')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where('a.user_id', '=', viewer.id)
    .where('a.organization_id', '=', viewer.organizationId)
    .where(matches(args));
}
