import { type Member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { trimmed } from '../../text.js';
import { findAssignees, insertAssignments } from './assignees.js';
import { AssignmentStatus } from './assignment.entity.js';
import type { AssignmentArgs, AssignTaskArgs, CompleteAssignmentArgs } from './assignment.inputs.js';
import { canManageTasks } from './task.policy.js';
import { getTask, lockTask } from './task.service.js';

/**
 * Assigns a task to more people; who has it already keeps what they have.
 * @returns the task as it is afterwards
 * @throws NOT_FOUND, BAD_USER_INPUT naming the addresses that belong to nobody in the organization
 */
export async function assignTask(ctx: Context, { taskId, emails }: AssignTaskArgs) {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const userIds = await findAssignees(tx, viewer, emails, 'emails');
    await lockTask(tx, viewer, taskId);
    await insertAssignments(tx, viewer, taskId, userIds);
    return getTask(tx, taskId);
  });
}

/**
 * Takes a task from a person who has not completed it.
 * @returns the task as it is afterwards
 * @throws NOT_FOUND, CONFLICT when they have completed it
 */
export async function unassignTask(ctx: Context, args: AssignmentArgs) {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const { id, status } = await lockAssignment(tx, viewer, args);
    if (status === AssignmentStatus.completed) throw conflict('A completed assignment cannot be taken back');
    await tx.db.deleteFrom('assignments').where('id', '=', id).execute();
    return getTask(tx, args.taskId);
  });
}

/**
 * Completes a task for the person it is assigned to. Completing twice is completing once: what the first wrote
 * stays, whoever it was.
 * @returns the task as it is afterwards
 * @throws NOT_FOUND
 */
export async function completeAssignment(ctx: Context, args: CompleteAssignmentArgs) {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const { id, status } = await lockAssignment(tx, viewer, args);
    if (status !== AssignmentStatus.completed) {
      await tx.db
        .updateTable('assignments')
        .set({
          status: AssignmentStatus.completed,
          completed_at: new Date(),
          completed_by_id: viewer.id,
          completion_notes: trimmed(args.completionNotes),
          admin_feedback: trimmed(args.adminFeedback),
        })
        .where('id', '=', id)
        .execute();
    }
    return getTask(tx, args.taskId);
  });
}

async function lockAssignment(ctx: Context, viewer: Member, { taskId, userId }: AssignmentArgs) {
  // The task is locked before its assignment, in the documented order.
  await lockTask(ctx, viewer, taskId);
  return ctx.db
    .selectFrom('assignments')
    .select(['id', 'status'])
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => notFound('Assignment'));
}
