import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Member, member } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { conflict, notFound } from '../../errors.js';
import { pageInfo } from '../../paging.js';
import { Assignment, AssignmentStatus } from './assignment.entity.js';
import {
  countMyTasks,
  type MyTaskRow,
  selectMyTaskPage,
  selectMyTasks,
  selectTaskStats,
} from './myTask.queries.js';
import type { CompleteMyTaskArgs, MyTasksArgs } from './task.inputs.js';

/** So long the screen offers to undo, with time to spare for a slow connection. */
const reopenMilliseconds = 60_000;

const selectPage = hotRead((db: Db, viewer: Member, args: MyTasksArgs) =>
  db.selectNoFrom([
    jsonArrayFrom(selectMyTaskPage(db, viewer, args)).as('items'),
    jsonObjectFrom(selectTaskStats(db, viewer)).$notNull().as('stats'),
    countMyTasks(db, viewer, args).$asScalar().as('totalItems'),
  ]),
);

const selectMine = hotRead(
  (db: Db, viewer: Member, { taskId }: { taskId: string }) =>
    selectMyTasks(db, viewer).where('t.id', '=', taskId),
  ['taskId'],
);

/** One page of the tasks of the person who asks, with their counts; one statement. */
export async function listMyTasks(ctx: Context, args: MyTasksArgs) {
  const viewer = member(ctx);
  const row = await selectPage.one(ctx.db, viewer, args);
  return { items: row.items, stats: row.stats, pageInfo: pageInfo(args, row.totalItems) };
}

/** How many tasks the person who asks has, by what is left to do. */
export async function readMyTaskStats(ctx: Context) {
  return selectTaskStats(ctx.db, member(ctx)).executeTakeFirstOrThrow();
}

/**
 * Completes the own assignment of a task. Completing twice is completing once: time and notes of the first stay.
 * @throws NOT_FOUND when the task is not assigned to the person who asks
 */
export async function completeMyTask(
  ctx: Context,
  { taskId, completionNotes }: CompleteMyTaskArgs,
): Promise<MyTaskRow> {
  const viewer = member(ctx);
  // One statement: the task is locked before its assignment, as everywhere, and the change notes who made it.
  await sql`
    with actor as (select set_config('handraise.actor', ${viewer.id}, true)), task as (
      select t.id from tasks t cross join actor
      where t.id = ${taskId} and t.organization_id = ${viewer.organizationId} for no key update of t
    )
    update assignments a
    set status = 'completed', completed_at = ${new Date()}, completed_by_id = ${viewer.id},
      completion_notes = ${completionNotes?.trim() || null}
    from task where a.task_id = task.id and a.user_id = ${viewer.id} and a.status <> 'completed'
  `.execute(ctx.db);
  const [task] = await selectMine.all(ctx.db, viewer, { taskId });
  if (!task) throw notFound('Task');
  return task;
}

/**
 * Takes back the own completion of a task, within a minute of it; its notes go with it. A task that is open
 * already stays so.
 * @throws NOT_FOUND when the task is not assigned to the person who asks; CONFLICT after the minute, and for what
 * an admin completed
 */
export async function reopenMyTask(ctx: Context, taskId: string): Promise<MyTaskRow> {
  const viewer = member(ctx);
  return inTransaction(ctx, async (tx) => {
    const assignment = await lockMyAssignment(tx, viewer, taskId);
    if (assignment.status === AssignmentStatus.completed) {
      const own = assignment.completedById === viewer.id;
      if (!own || Date.now() - Number(assignment.completedAt) > reopenMilliseconds) {
        throw conflict('This task can no longer be reopened');
      }
      assignment.status = AssignmentStatus.assigned;
      assignment.completedAt = null;
      assignment.completedById = null;
      assignment.completionNotes = null;
      await tx.em.flush();
    }
    return selectMyTasks(tx.db, viewer).where('t.id', '=', taskId).executeTakeFirstOrThrow();
  });
}

async function lockMyAssignment(ctx: Context, viewer: Member, taskId: string): Promise<Assignment> {
  // The task is locked before its assignment, in the documented order.
  const task = await ctx.db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('organization_id', '=', viewer.organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const assignment = task && (await ctx.em.findOne(Assignment, { taskId, userId: viewer.id }));
  if (!assignment) throw notFound('Task');
  return assignment;
}
