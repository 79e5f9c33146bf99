import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { MyTask, MyTaskPage } from './myTask.js';
import { completeMyTask, listMyTasks, reopenMyTask } from './myTask.service.js';
import { CompleteMyTaskArgs, MyTasksArgs, ReopenMyTaskArgs } from './task.inputs.js';

@Resolver()
export class MyTaskResolver {
  @Query(() => MyTaskPage, { description: 'The tasks assigned to the viewer.' })
  myTasks(@Ctx() ctx: Context, @Args(() => MyTasksArgs) args: MyTasksArgs) {
    return listMyTasks(ctx, args);
  }

  @Mutation(() => MyTask, {
    description: "Completes the viewer's own assignment; a second time changes nothing and returns the same.",
  })
  completeMyTask(@Ctx() ctx: Context, @Args(() => CompleteMyTaskArgs) args: CompleteMyTaskArgs) {
    return completeMyTask(ctx, args);
  }

  @Mutation(() => MyTask, {
    description:
      "Takes the viewer's own completion back within 60 seconds, together with its notes; CONFLICT afterwards.",
  })
  reopenMyTask(@Ctx() ctx: Context, @Args(() => ReopenMyTaskArgs) { taskId }: ReopenMyTaskArgs) {
    return reopenMyTask(ctx, taskId);
  }
}
