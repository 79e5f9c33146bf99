import { type Route, route, snakeKeys } from '../../rest.js';
import { readAdminDashboard } from './admin.service.js';

export const adminDashboardRoutes: Route[] = [
  route({
    method: 'get',
    path: '/dashboard/admin',
    field: 'adminDashboard',
    answer: async (ctx) => {
      const read = await readAdminDashboard(ctx);
      const dashboard = {
        organization: snakeKeys(read.organization),
        volunteerStats: snakeKeys(read.volunteerStats),
        taskOverview: snakeKeys(read.taskOverview),
        upcomingEvents: read.upcomingEvents.map(snakeKeys),
        recentActivity: read.recentActivity.map(snakeKeys),
        recentDocuments: read.recentDocuments.map(snakeKeys),
      };
      // Documented are the names of the parts, and `dashboard` for its sibling: programs find them in both places.
      return { ...dashboard, dashboard };
    },
  }),
];
