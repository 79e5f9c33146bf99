import { camelKeys, type Incoming, type Route, route, snakeKeys } from '../../rest.js';
import { CreateTaskInput, TaskArgs, UpdateTaskInput } from './task.editing.inputs.js';
import { createTask, deleteTask, updateTask } from './task.editing.service.js';
import { taskJson } from './task.json.js';
import { AdminTasksArgs } from './task.page.js';
import { getTask, listTasks } from './task.service.js';

/** The documented call knows no pages: without a limit it means all of them, as far as one answer may reach. */
const allAtOnce = 1_000;

const id = ({ params }: Incoming) => ({ id: params.id });

/** An empty date of a form is no date. */
const taskInput = ({ body }: Incoming) => {
  const input = camelKeys(body);
  return input.dueDate === '' ? { ...input, dueDate: null } : input;
};

export const taskRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/tasks',
    field: 'adminTasks',
    gives: { tasks: '[Task]', pagination: 'PageInfo', message: 'String' },
    args: AdminTasksArgs,
    answer: async (ctx, args, { query }) => {
      const limit = query.limit === undefined ? allAtOnce : args.limit;
      const { items, pageInfo } = await listTasks(ctx, { ...args, limit });
      return {
        tasks: items.map(taskJson),
        pagination: snakeKeys(pageInfo),
        message: `${items.length} tasks`,
      };
    },
  }),
  route({
    method: 'post',
    path: '/admin/tasks',
    field: 'createTask',
    gives: { task: 'Task', message: 'String' },
    spelling: 'snake',
    input: CreateTaskInput,
    from: (incoming) => ({ input: { ...taskInput(incoming), title: incoming.body.title ?? '' } }),
    created: ({ task }) => `/tasks/${(task as { id: string }).id}`,
    answer: async (ctx, { input }) => ({
      task: taskJson(await createTask(ctx, input)),
      message: 'Task created successfully!',
    }),
  }),
  route({
    method: 'get',
    path: '/tasks/:id',
    field: 'task',
    gives: { task: 'Task' },
    args: TaskArgs,
    from: id,
    answer: async (ctx, args) => ({ task: taskJson(await getTask(ctx, args.id)) }),
  }),
  route({
    method: 'put',
    path: '/tasks/:id',
    field: 'updateTask',
    gives: { task: 'Task', message: 'String' },
    spelling: 'snake',
    args: TaskArgs,
    input: UpdateTaskInput,
    from: (incoming) => ({ ...id(incoming), input: taskInput(incoming) }),
    answer: async (ctx, args) => ({
      task: taskJson(await updateTask(ctx, args.id, args.input)),
      message: 'Task updated successfully!',
    }),
  }),
  route({
    method: 'delete',
    path: '/tasks/:id',
    field: 'deleteTask',
    gives: { message: 'String' },
    args: TaskArgs,
    from: id,
    answer: async (ctx, args) => {
      await deleteTask(ctx, args.id);
      return { message: 'Task deleted successfully!' };
    },
  }),
];
