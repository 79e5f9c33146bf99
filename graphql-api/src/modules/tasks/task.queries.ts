import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { contains, day, instant, optionalInstant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import { wallClock } from '../../time.js';
import type { AdminTasksArgs } from './task.page.js';
import { visibleTasks } from './task.policy.js';

const nameOf = (person: 'u' | 'c') => {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  return sql<
    string | null
  >`coalesce(nullif(trim(concat_ws(' ', ${column('first_name')}, ${column('last_name')})), ''),
    ${column('email')})`;
};

function selectAssignments(db: Db) {
  return db
    .selectFrom('assignments as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.user_id as userId',
      'u.email as userEmail',
      'u.first_name as userFirstName',
      'u.last_name as userLastName',
      nameOf('u').as('userName'),
      'a.status',
      instant('a.assigned_at').as('assignedAt'),
      optionalInstant('a.completed_at').as('completedAt'),
      'a.completion_notes as completionNotes',
      'a.admin_feedback as adminFeedback',
    ])
    .orderBy('a.assigned_at')
    .orderBy('a.id');
}

/** The tasks an admin sees, each with everybody it is assigned to; newest first, the id breaking ties. */
export function selectTasks(db: Db, viewer: Member) {
  const today = sql<string>`${wallClock(viewer.timezone).date}::date`;
  return db
    .selectFrom('tasks as t')
    .leftJoin('users as c', 'c.id', 't.created_by_id')
    .select([
      't.id',
      't.title',
      't.description',
      day<string | null>('t.due_date').as('dueDate'),
      't.priority',
      't.category',
      sql<number | null>`t.estimated_hours::float8`.as('estimatedHours'),
      't.status',
      sql<boolean>`coalesce(t.due_date < ${today} and t.status <> 'completed', false)`.as('isOverdue'),
      nameOf('c').as('createdByName'),
      instant('t.created_at').as('createdAt'),
      jsonArrayFrom(selectAssignments(db).where('a.task_id', '=', sql.ref<string>('t.id'))).as('assignments'),
    ])
    .where(visibleTasks(viewer) as never)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc');
}

export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['executeTakeFirstOrThrow']>>;

/** What a page of tasks is narrowed to. */
export interface TaskFilter extends Omit<AdminTasksArgs, 'assignedTo'> {
  /** Id or normalized e-mail. */
  assignee: { id?: string; email?: string } | null;
}

const matches = ({ status, priority, search, assignee }: TaskFilter) => sql<SqlBool>`
  ${status} in ('all', t.status)
  and ${priority} in ('all', t.priority)
  and ${search ? contains('t.search_key', search) : sql`true`}
  and ${assignee ? isAssignedTo(assignee) : sql`true`}`;

const isAssignedTo = ({ id, email }: { id?: string; email?: string }) => sql`exists (
  select 1 from assignments x join users y on y.id = x.user_id
  where x.task_id = t.id and ${id ? sql`y.id = ${id}` : sql`y.email = ${email}`})`;

/** One page of the tasks that match. */
export function selectTaskPage(db: Db, viewer: Member, filter: TaskFilter) {
  return selectTasks(db, viewer).where(matches(filter)).limit(filter.limit).offset(offsetOf(filter));
}

/** How many tasks match. */
export function countTasks(db: Db, viewer: Member, filter: TaskFilter) {
  return db
    .selectFrom('tasks as t')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where(visibleTasks(viewer) as never)
    .where(matches(filter));
}
