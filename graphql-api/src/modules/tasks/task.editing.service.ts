import { type Member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { badInput, conflict } from '../../errors.js';
import { trimmed } from '../../text.js';
import { findAssignees, insertAssignments } from './assignees.js';
import type { CreateTaskInput, UpdateTaskInput } from './task.editing.inputs.js';
import { canBeDeleted, canManageTasks } from './task.policy.js';
import { getTask, lockTask } from './task.service.js';

/**
 * Creates a task and assigns it, or does neither.
 * @throws BAD_USER_INPUT naming the addresses that belong to nobody in the organization
 */
export async function createTask(ctx: Context, input: CreateTaskInput) {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const userIds = await findAssignees(tx, viewer, input.assignToEmails, 'assignToEmails');
    const id = await insertTask(tx, viewer, input);
    await insertAssignments(tx, viewer, id, userIds);
    return getTask(tx, id);
  });
}

/**
 * Changes what the input names, all of it in one step: of two who save at once, the later one's words stand.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function updateTask(ctx: Context, id: string, input: UpdateTaskInput) {
  const viewer = memberWho(ctx, canManageTasks);
  if (input.title === null) throw badInput('Title is required', { title: 'Title is required' });
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('tasks')
      .set({
        title: input.title?.trim(),
        description: input.description === undefined ? undefined : trimmed(input.description),
        due_date: input.dueDate as never,
        priority: input.priority ?? undefined,
        category: input.category ?? undefined,
        estimated_hours: input.estimatedHours,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .where('organization_id', '=', viewer.organizationId)
      .execute();
    return getTask(tx, id);
  });
}

/**
 * Deletes a task with its assignments.
 * @returns the id
 * @throws NOT_FOUND, CONFLICT for a completed one
 */
export async function deleteTask(ctx: Context, id: string): Promise<string> {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const task = await lockTask(tx, viewer, id);
    if (!canBeDeleted(task)) throw conflict('Cannot delete a completed task');
    await tx.db.deleteFrom('tasks').where('id', '=', id).execute();
    return id;
  });
}

/**
 * Makes the same task again, for nobody yet and without its due date, which may have passed.
 * @throws NOT_FOUND
 */
export async function duplicateTask(ctx: Context, id: string) {
  const viewer = memberWho(ctx, canManageTasks);
  return inTransaction(ctx, async (tx) => {
    const original = await getTask(tx, id);
    return getTask(tx, await insertTask(tx, viewer, { ...original, dueDate: null }));
  });
}

type NewTask = Omit<CreateTaskInput, 'assignToEmails'>;

async function insertTask(ctx: Context, viewer: Member, task: NewTask): Promise<string> {
  const id = newId();
  await ctx.db
    .insertInto('tasks')
    .values({
      id,
      organization_id: viewer.organizationId,
      title: task.title.trim(),
      description: trimmed(task.description),
      due_date: (task.dueDate ?? null) as never,
      priority: task.priority,
      category: task.category,
      estimated_hours: task.estimatedHours ?? null,
      created_by_id: viewer.id,
    })
    .execute();
  return id;
}
