import { badInput } from '../../errors.js';
import { type Route, route, snakeKeys } from '../../rest.js';
import { completeMyTask, listMyTasks } from './myTask.service.js';
import { CompleteMyTaskArgs, MyTasksArgs } from './task.inputs.js';

export const myTaskRoutes: Route[] = [
  route({
    method: 'get',
    path: '/tasks/my',
    field: 'myTasks',
    gives: { tasks: '[MyTask]', stats: 'TaskStats', pagination: 'PageInfo' },
    args: MyTasksArgs,
    answer: async (ctx, args) => {
      const page = await listMyTasks(ctx, args);
      return {
        tasks: page.items.map(snakeKeys),
        stats: snakeKeys(page.stats),
        pagination: snakeKeys(page.pageInfo),
      };
    },
  }),
  route({
    method: 'put',
    path: '/tasks/:id/status',
    field: 'completeMyTask',
    gives: { message: 'String', assignment: 'MyTask' },
    takes: { status: 'AssignmentStatus', completionNotes: '' },
    args: CompleteMyTaskArgs,
    from: ({ params, body }) => {
      if (body.status !== 'completed') throw badInput('status must be completed');
      return { taskId: params.id, completionNotes: body.completionNotes };
    },
    answer: async (ctx, args) => ({
      message: 'Task completed',
      assignment: snakeKeys(await completeMyTask(ctx, args)),
    }),
  }),
];
