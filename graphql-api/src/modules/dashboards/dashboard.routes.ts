import { type Route, route, snakeKeys } from '../../rest.js';
import { readVolunteerDashboard } from './dashboard.service.js';

export const dashboardRoutes: Route[] = [
  route({
    method: 'get',
    path: '/dashboard/volunteer',
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
];
