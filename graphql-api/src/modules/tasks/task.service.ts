import { isUUID } from 'class-validator';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Member, memberWho } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { badInput, notFound } from '../../errors.js';
import { pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import { normalizeEmail } from '../people/email.js';
import type { AdminTasksArgs } from './task.page.js';
import { canManageTasks } from './task.policy.js';
import { countTasks, selectTaskPage, selectTasks, type TaskFilter, type TaskRow } from './task.queries.js';

const selectPage = hotRead(
  (db: Db, viewer: Member, filter: TaskFilter) =>
    db.selectNoFrom([
      jsonArrayFrom(selectTaskPage(db, viewer, filter)).as('items'),
      countTasks(db, viewer, filter).$asScalar().as('totalItems'),
    ]),
  ['search'],
);

/** One page of the organization's tasks, each with everybody it is assigned to; one statement. */
export async function listTasks(ctx: Context, args: AdminTasksArgs) {
  const viewer = memberWho(ctx, canManageTasks);
  const filter = { ...args, search: trimmed(args.search), assignee: assigneeOf(args.assignedTo) };
  const row = await selectPage.one(ctx.db, viewer, filter);
  return { items: row.items.map(counted), pageInfo: pageInfo(args, row.totalItems) };
}

/** @throws NOT_FOUND for a task that is absent or of another organization */
export async function getTask(ctx: Context, id: string) {
  const viewer = memberWho(ctx, canManageTasks);
  const task = await selectTasks(ctx.db, viewer).where('t.id', '=', id).executeTakeFirst();
  if (!task) throw notFound('Task');
  return counted(task);
}

/**
 * Holds a task until the transaction ends: whoever changes it or its assignments waits here.
 * @throws NOT_FOUND
 */
export async function lockTask(ctx: Context, viewer: Member, id: string) {
  const task = await ctx.db
    .selectFrom('tasks')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('organization_id', '=', viewer.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!task) throw notFound('Task');
  return task;
}

function counted(task: TaskRow) {
  const completed = task.assignments.filter(({ status }) => status === 'completed');
  return { ...task, assignmentCount: task.assignments.length, completedAssignments: completed.length };
}

function assigneeOf(assignedTo: AdminTasksArgs['assignedTo']): TaskFilter['assignee'] {
  const named = trimmed(assignedTo);
  if (!named) return null;
  if (isUUID(named)) return { id: named };
  const email = normalizeEmail(named);
  if (email) return { email };
  const message = 'assignedTo must be a user id or an e-mail address';
  throw badInput(message, { assignedTo: message });
}
