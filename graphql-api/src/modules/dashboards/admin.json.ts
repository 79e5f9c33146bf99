import type { Shape } from '../../openapi/shape.js';
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

/** The same for /api/openapi.json. */
export const adminDashboardShape = {
  organization: 'Organization',
  volunteerStats: 'VolunteerStats',
  taskOverview: 'TaskOverview',
  upcomingEvents: '[Event]',
  recentActivity: '[Activity]',
  recentDocuments: '[Document]',
} satisfies Shape;

/** Its four counters. */
export function adminStatsJson({ volunteerStats, taskOverview, upcomingEvents }: AdminDashboard) {
  return { ...snakeKeys({ ...volunteerStats, ...taskOverview }), upcoming_events: upcomingEvents.length };
}

/** The same for /api/openapi.json. */
export const adminStatsShape = {
  total_volunteers: 'Int',
  total_tasks: 'Int',
  completed_assignments: 'Int',
  upcoming_events: 'Int',
} satisfies Shape;
