import { type Route, route } from '../../rest.js';
import { adminDashboardJson, adminDashboardShape } from './admin.json.js';
import { readAdminDashboard } from './admin.service.js';

export const adminDashboardRoutes: Route[] = [
  route({
    method: 'get',
    path: '/dashboard/admin',
    field: 'adminDashboard',
    gives: { ...adminDashboardShape, dashboard: adminDashboardShape },
    answer: async (ctx) => {
      const dashboard = adminDashboardJson(await readAdminDashboard(ctx));
      // Documented are the names of the parts, and `dashboard` for its sibling: programs find them in both places.
      return { ...dashboard, dashboard };
    },
  }),
];
