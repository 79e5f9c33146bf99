import { type Route, route, snakeKeys } from '../../rest.js';
import { PlatformAnalyticsArgs } from './platform.inputs.js';
import { readPlatformAnalytics, readPlatformDashboard } from './platform.service.js';

export const platformRoutes: Route[] = [
  route({
    method: 'get',
    path: '/super-admin/dashboard',
    field: 'platformDashboard',
    gives: {
      data: {
        stats: 'PlatformStats',
        analytics: 'PlatformActivity',
        organizations: '[PlatformOrganization]',
      },
    },
    answer: async (ctx) => {
      const { stats, analytics, organizations } = await readPlatformDashboard(ctx);
      return {
        data: {
          stats: snakeKeys(stats),
          analytics: {
            ...snakeKeys(analytics),
            top_organizations: analytics.topOrganizations.map(snakeKeys),
          },
          organizations: organizations.map(snakeKeys),
        },
      };
    },
  }),
  route({
    method: 'get',
    path: '/super-admin/analytics',
    field: 'platformAnalytics',
    gives: { months: '[MonthFigures]' },
    args: PlatformAnalyticsArgs,
    answer: async (ctx, { months }) => {
      const figures = await readPlatformAnalytics(ctx, months);
      return { months: figures.months.map(snakeKeys) };
    },
  }),
];
