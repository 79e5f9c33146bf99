import { type Route, route, snakeKeys } from '../../rest.js';
import { listMyTasks } from './myTask.service.js';
import { MyTasksArgs } from './task.inputs.js';
import { taskJson } from './task.json.js';
import { AdminTasksArgs } from './task.page.js';
import { listTasks } from './task.service.js';

/** The documented call knows no pages: it means all of them, as far as one answer may reach. */
const allAtOnce = 1_000;

/** One address, two meanings: an admin's whole organization, and everybody else's own tasks. */
export const taskListRoutes: Route[] = [
  route({
    method: 'get',
    path: '/tasks',
    field: 'adminTasks',
    gives: { tasks: '[Task]' },
    takes: { status: '', priority: '' },
    args: AdminTasksArgs,
    when: ({ viewer }) => viewer?.role === 'nonprofit_admin',
    from: ({ query }) => ({ status: query.status, priority: query.priority }),
    answer: async (ctx, args) => {
      const { items } = await listTasks(ctx, { ...args, limit: allAtOnce });
      return { tasks: items.map(taskJson) };
    },
  }),
  route({
    method: 'get',
    path: '/tasks',
    field: 'myTasks',
    gives: { tasks: '[MyTask]' },
    takes: { status: '', priority: '' },
    args: MyTasksArgs,
    from: ({ query }) => ({ status: query.status, priority: query.priority }),
    answer: async (ctx, args) => {
      const { items } = await listMyTasks(ctx, { ...args, limit: allAtOnce });
      return { tasks: items.map(snakeKeys) };
    },
  }),
];
