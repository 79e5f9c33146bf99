import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { member } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { notFound } from '../../errors.js';
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

/** One page of the tasks of the person who asks, with their counts; one statement. */
export async function listMyTasks(ctx: Context, args: MyTasksArgs) {
  const viewer = member(ctx);
  const row = await ctx.db
    .selectNoFrom([
      jsonArrayFrom(selectMyTaskPage(ctx.db, viewer, args)).as('items'),
      jsonObjectFrom(selectTaskStats(ctx.db, viewer)).$notNull().as('stats'),
      countMyTasks(ctx.db, viewer, args).$asScalar().as('totalItems'),
    ])
    .executeTakeFirstOrThrow();
  return { items: row.items, stats: row.stats, pageInfo: pageInfo(args, row.totalItems) };
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
  return inTransaction(ctx, async (tx) => {
    // The task is locked before its assignment, in the documented order.
    const task = await tx.db
      .selectFrom('tasks')
      .select('id')
      .where('id', '=', taskId)
      .where('organization_id', '=', viewer.organizationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const assignment = task && (await tx.em.findOne(Assignment, { taskId, userId: viewer.id }));
    if (!assignment) throw notFound('Task');
    if (assignment.status !== AssignmentStatus.completed) {
      assignment.status = AssignmentStatus.completed;
      assignment.completedAt = new Date();
      assignment.completedById = viewer.id;
      assignment.completionNotes = completionNotes?.trim() || null;
      await tx.em.flush();
    }
    return selectMyTasks(tx.db, viewer).where('t.id', '=', taskId).executeTakeFirstOrThrow();
  });
}
