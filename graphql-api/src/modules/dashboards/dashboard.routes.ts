import { type Route, route, snakeKeys } from '../../rest.js';
import { readCalendarView } from '../events/calendarView.js';
import { CalendarMonthArgs } from '../events/event.inputs.js';
import { readCalendarMonth } from '../events/event.service.js';
import { readMyTaskStats } from '../tasks/myTask.service.js';
import { readVolunteerDashboard } from './dashboard.service.js';

/** The viewer's own dashboard stands at the short address, too. */
const volunteerDashboard = ['/dashboard', '/dashboard/volunteer'].map((path) =>
  route({
    method: 'get',
    path,
    field: 'volunteerDashboard',
    answer: async (ctx) => {
      const { organization, tasks, events, documents, taskStats } = await readVolunteerDashboard(ctx);
      return {
        dashboard: {
          organization: snakeKeys(organization),
          tasks: tasks.map(snakeKeys),
          events: events.map(snakeKeys),
          documents: documents.map(snakeKeys),
          taskStats: snakeKeys(taskStats),
        },
      };
    },
  }),
);

export const dashboardRoutes: Route[] = [
  ...volunteerDashboard,
  route({
    method: 'get',
    path: '/dashboard/stats',
    field: 'volunteerDashboard',
    answer: async (ctx) => ({ stats: snakeKeys(await readMyTaskStats(ctx)) }),
  }),
  route({
    method: 'get',
    path: '/dashboard/calendar',
    field: 'calendarMonth',
    args: CalendarMonthArgs,
    answer: async (ctx, args, { query }) => {
      const view = readCalendarView(query.view);
      const { events, month, year } = await readCalendarMonth(ctx, args);
      return { events: events.map(snakeKeys), view, month, year };
    },
  }),
];
