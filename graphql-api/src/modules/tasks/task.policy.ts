import type { ExpressionBuilder } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Database } from '../../database/orm.js';

type TaskTables = Database & { t: Database['tasks'] };

/** Admins see the tasks of their own organization. */
export const visibleTasks = (viewer: Member) => (eb: ExpressionBuilder<TaskTables, 't'>) =>
  eb('t.organization_id', '=', viewer.organizationId);

/** Admins of an organization create, edit, assign, complete and delete its tasks. */
export function canManageTasks(viewer: Viewer): boolean {
  return viewer.role === 'nonprofit_admin';
}

/** What is done stays as the record of who did it. */
export function canBeDeleted(task: { status: string }): boolean {
  return task.status !== 'completed';
}
