import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { AssignmentArgs, AssignTaskArgs, CompleteAssignmentArgs } from './assignment.inputs.js';
import { assignTask, completeAssignment, unassignTask } from './assignment.service.js';
import { Task } from './task.entity.js';

@Resolver()
export class AssignmentResolver {
  @Mutation(() => Task, {
    description:
      'For admins. People who have the task keep it as it is; BAD_USER_INPUT names unknown addresses.',
  })
  assignTask(@Ctx() ctx: Context, @Args(() => AssignTaskArgs) args: AssignTaskArgs) {
    return assignTask(ctx, args);
  }

  @Mutation(() => Task, { description: 'For admins. CONFLICT when the person has completed it.' })
  unassignTask(@Ctx() ctx: Context, @Args(() => AssignmentArgs) args: AssignmentArgs) {
    return unassignTask(ctx, args);
  }

  @Mutation(() => Task, {
    description:
      'For admins: completes it for one assignee; a second time changes nothing and returns the same.',
  })
  completeAssignment(@Ctx() ctx: Context, @Args(() => CompleteAssignmentArgs) args: CompleteAssignmentArgs) {
    return completeAssignment(ctx, args);
  }
}
