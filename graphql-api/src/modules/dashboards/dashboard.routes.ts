import type { Context } from '../../context.js';
import { type Route, route, snakeKeys } from '../../rest.js';
import { readCalendarView } from '../events/calendarView.js';
import { CalendarMonthArgs } from '../events/event.inputs.js';
import { readCalendarMonth } from '../events/event.service.js';
import { readMyTaskStats } from '../tasks/myTask.service.js';
import { adminDashboardJson, adminDashboardShape, adminStatsJson, adminStatsShape } from './admin.json.js';
import { canReadAdminDashboard } from './admin.policy.js';
import { readAdminDashboard } from './admin.service.js';
import { readVolunteerDashboard } from './dashboard.service.js';

const toAdmins = ({ viewer }: Context) => viewer !== null && canReadAdminDashboard(viewer);

/** The short addresses mean the viewer's own dashboard: an admin's is the organization's. */
const ownAdminDashboard: Route[] = [
  route({
    method: 'get',
    path: '/dashboard',
    field: 'adminDashboard',
    gives: { dashboard: adminDashboardShape },
    when: toAdmins,
    answer: async (ctx) => ({ dashboard: adminDashboardJson(await readAdminDashboard(ctx)) }),
  }),
  route({
    method: 'get',
    path: '/dashboard/stats',
    field: 'adminDashboard',
    gives: { stats: adminStatsShape },
    when: toAdmins,
    answer: async (ctx) => ({ stats: adminStatsJson(await readAdminDashboard(ctx)) }),
  }),
];

const volunteerDashboard = ['/dashboard', '/dashboard/volunteer'].map((path) =>
  route({
    method: 'get',
    path,
    field: 'volunteerDashboard',
    gives: {
      dashboard: {
        organization: 'Organization',
        tasks: '[MyTask]',
        events: '[Event]',
        documents: '[Document]',
        taskStats: 'TaskStats',
      },
    },
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
  ...ownAdminDashboard,
  ...volunteerDashboard,
  route({
    method: 'get',
    path: '/dashboard/stats',
    field: 'volunteerDashboard',
    gives: { stats: 'TaskStats' },
    answer: async (ctx) => ({ stats: snakeKeys(await readMyTaskStats(ctx)) }),
  }),
  route({
    method: 'get',
    path: '/dashboard/calendar',
    field: 'calendarMonth',
    gives: { events: '[Event]', view: 'String', month: 'Int', year: 'Int' },
    takes: { month: '', year: '', view: 'String?' },
    args: CalendarMonthArgs,
    answer: async (ctx, args, { query }) => {
      const view = readCalendarView(query.view);
      const { events, month, year } = await readCalendarMonth(ctx, args);
      return { events: events.map(snakeKeys), view, month, year };
    },
  }),
];
