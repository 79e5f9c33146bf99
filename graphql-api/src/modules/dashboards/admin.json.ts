import { snakeKeys } from '../../rest.js';
import type { readAdminDashboard } from './admin.service.js';

type AdminDashboard = Awaited<ReturnType<typeof readAdminDashboard>>;

/** The admin's first screen as REST documents it. */
export function adminDashboardJson(read: AdminDashboard) {
  return {
    organization: snakeKeys(read.organization),
    volunteerStats: snakeKeys(read.volunteerStats),
    taskOverview: snakeKeys(read.taskOverview),
    upcomingEvents: read.upcomingEvents.map(snakeKeys),
    recentActivity: read.recentActivity.map(snakeKeys),
    recentDocuments: read.recentDocuments.map(snakeKeys),
  };
}

/** Its four counters. */
export function adminStatsJson({ volunteerStats, taskOverview, upcomingEvents }: AdminDashboard) {
  return { ...snakeKeys({ ...volunteerStats, ...taskOverview }), upcoming_events: upcomingEvents.length };
}
