import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { CreateTaskInput, TaskArgs, UpdateTaskInput } from './task.editing.inputs.js';
import { createTask, deleteTask, duplicateTask, updateTask } from './task.editing.service.js';
import { Task } from './task.entity.js';
import { AdminTasksArgs, TaskPage } from './task.page.js';
import { canBeDeleted, canManageTasks } from './task.policy.js';
import { getTask, listTasks } from './task.service.js';

@Resolver(() => Task)
export class TaskResolver {
  @Query(() => TaskPage, { description: "For admins: their organization's tasks, the newest first." })
  adminTasks(@Ctx() ctx: Context, @Args(() => AdminTasksArgs) args: AdminTasksArgs) {
    return listTasks(ctx, args);
  }

  @Query(() => Task, {
    description: 'For admins. NOT_FOUND for a task that is absent or of another organization.',
  })
  task(@Ctx() ctx: Context, @Args(() => TaskArgs) { id }: TaskArgs) {
    return getTask(ctx, id);
  }

  @Mutation(() => Task, { description: 'For admins. BAD_USER_INPUT names the addresses that nobody has.' })
  createTask(@Ctx() ctx: Context, @Arg('input', () => CreateTaskInput) input: CreateTaskInput) {
    return createTask(ctx, input);
  }

  @Mutation(() => Task, { description: 'For admins. Of two who save at once, the later one is right.' })
  updateTask(
    @Ctx() ctx: Context,
    @Args(() => TaskArgs) { id }: TaskArgs,
    @Arg('input', () => UpdateTaskInput) input: UpdateTaskInput,
  ) {
    return updateTask(ctx, id, input);
  }

  @Mutation(() => ID, {
    description: 'For admins; the id of the deleted task. CONFLICT for a completed one.',
  })
  deleteTask(@Ctx() ctx: Context, @Args(() => TaskArgs) { id }: TaskArgs) {
    return deleteTask(ctx, id);
  }

  @Mutation(() => Task, {
    description: 'For admins: the same task once more, assigned to nobody and without a due date.',
  })
  duplicateTask(@Ctx() ctx: Context, @Args(() => TaskArgs) { id }: TaskArgs) {
    return duplicateTask(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether deleteTask would delete it: it is not completed.' })
  viewerCanDelete(@Ctx() ctx: Context, @Root() task: Task): boolean {
    return canManageTasks(signedIn(ctx)) && canBeDeleted(task);
  }
}
