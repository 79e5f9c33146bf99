import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.js';
import { Assignment, AssignmentStatus } from '../modules/tasks/assignment.entity.js';
import { listMyTasks } from '../modules/tasks/myTask.service.js';
import { Task } from '../modules/tasks/task.entity.js';
import type { MyTasksArgs } from '../modules/tasks/task.inputs.js';
import { testApi } from '../testing/api.js';
import { addDays, wallClock } from '../time.js';
import { connectOrm, typedSql } from './orm.js';

const api = testApi();

const someTasks = fc.array(
  fc.record({
    days: fc.option(fc.integer({ min: -3, max: 3 })),
    priority: fc.constantFrom('low', 'medium', 'high', 'urgent'),
    isDone: fc.boolean(),
  }),
  { maxLength: 8 },
);
const asked = fc.record({
  page: fc.integer({ min: 1, max: 2 }),
  limit: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom('all', 'assigned', 'completed'),
  priority: fc.constantFrom('all', 'low', 'urgent'),
  category: fc.constant('all'),
  sortBy: fc.constant('due_date'),
  sortOrder: fc.constantFrom('asc', 'desc'),
}) as unknown as fc.Arbitrary<MyTasksArgs>;

/** What the entities hold, put in order by hand. */
async function byEntities(ctx: Context, userId: string, today: string, args: MyTasksArgs) {
  const em = ctx.em.fork();
  const assignments = await em.find(Assignment, { userId });
  const tasks = await em.find(Task, { id: { $in: assignments.map(({ taskId }) => taskId) } });
  const all = assignments.map((assignment) => {
    const task = tasks.find(({ id }) => id === assignment.taskId) as Task;
    const isDone = assignment.status === AssignmentStatus.completed;
    const dueDate = task.dueDate ?? null;
    const isOverdue = dueDate !== null && dueDate < today && !isDone;
    return { id: task.id, dueDate, priority: task.priority, isDone, isOverdue };
  });
  const turn = args.sortOrder === 'asc' ? 1 : -1;
  const found = all
    .filter(({ isDone }) => args.status === 'all' || (args.status === 'completed') === isDone)
    .filter(({ priority }) => args.priority === 'all' || args.priority === priority)
    .sort((a, b) => {
      if (a.dueDate === b.dueDate) return a.id < b.id ? -1 : 1;
      if (a.dueDate === null || b.dueDate === null) return a.dueDate === null ? 1 : -1;
      return (a.dueDate < b.dueDate ? -1 : 1) * turn;
    });
  const begin = (args.page - 1) * args.limit;
  return {
    items: found.slice(begin, begin + args.limit),
    total: found.length,
    stats: [
      all.length,
      all.filter(({ isDone }) => isDone).length,
      all.filter(({ isOverdue }) => isOverdue).length,
    ],
  };
}

test.each([true, false])('a hot read answers what the entities hold (prepared: %j)', async (prepared) => {
  const orm = await connectOrm(api.database.url, { prepared });
  onTestFinished(() => orm.close(true));
  const organization = await api.make.anOrganization({ timezone: 'Asia/Kathmandu' });
  const today = wallClock('Asia/Kathmandu').date;
  await fc.assert(
    fc.asyncProperty(someTasks, asked, async (made, args) => {
      const person = await api.make.aVolunteer(organization);
      for (const { days, priority, isDone } of made) {
        const dueDate = days === null ? null : addDays(today, days);
        const task = await api.make.aTask(organization, [person], { dueDate, priority });
        const done = { status: 'completed', completed_at: new Date() };
        if (isDone)
          await api.database.db
            .updateTable('assignments')
            .set(done as never)
            .where('task_id', '=', task.id)
            .execute();
      }
      const em = orm.em.fork();
      const viewer = {
        ...person,
        organizationId: organization.id,
        timezone: 'Asia/Kathmandu',
        sessionId: '',
      };
      const ctx = { em, db: typedSql(em), viewer } as unknown as Context;
      const read = await listMyTasks(ctx, args);
      const expected = await byEntities(ctx, person.id, today, args);
      const items = read.items.map(({ id, dueDate, priority, assignmentStatus, isOverdue }) => {
        return { id, dueDate, priority, isDone: assignmentStatus === 'completed', isOverdue };
      });
      const { totalTasks, completedTasks, overdueTasks } = read.stats;
      const stats = [totalTasks, completedTasks, overdueTasks];
      expect({ items, total: read.pageInfo.totalItems, stats }).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
