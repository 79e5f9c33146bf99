import type { ComponentType } from 'react';
import type { Question } from './apollo/question';
import { firstMessages } from './lib/firstMessages';
import type { UserType } from './lib/session';

export type Page = {
  path: string;
  title: string;
  failure: string;
  allowed: readonly UserType[];
  load: () => Promise<ComponentType>;
  loadAsk: () => Promise<{ ask: (params: URLSearchParams) => Question }>;
  /** Search parameters that the question reads; a change of any other leaves its answer alone. */
  reads?: readonly string[];
};

/** Every page behind the sign-in. Nothing of React is imported here: the first question goes out before it has arrived. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    failure: firstMessages.dashboardFailed,
    allowed: ['volunteer'],
    load: () => import('./features/portal/DashboardPage').then((module) => module.DashboardPage),
    loadAsk: () => import('./features/portal/dashboard.ask'),
  },
  {
    path: '/my-tasks',
    title: 'My Tasks',
    failure: firstMessages.tasksFailed,
    allowed: ['volunteer'],
    load: () => import('./features/tasks/MyTasksPage').then((module) => module.MyTasksPage),
    loadAsk: () => import('./features/tasks/myTasks.ask'),
    reads: ['status', 'priority', 'category', 'sortBy', 'sortOrder', 'page'],
  },
  {
    path: '/calendar',
    title: 'Calendar',
    failure: firstMessages.eventsFailed,
    allowed: ['volunteer', 'nonprofit_admin'],
    load: () => import('./features/events/CalendarPage').then((module) => module.CalendarPage),
    loadAsk: () => import('./features/events/calendar.ask'),
    reads: ['month', 'year'],
  },
  {
    path: '/volunteers',
    title: 'Volunteers',
    failure: firstMessages.directoryFailed,
    allowed: ['volunteer', 'nonprofit_admin'],
    load: () => import('./features/directory/DirectoryPage').then((module) => module.DirectoryPage),
    loadAsk: () => import('./features/directory/directory.ask'),
    reads: ['search', 'role', 'page'],
  },
  {
    path: '/documents',
    title: 'Documents',
    failure: firstMessages.documentsFailed,
    allowed: ['volunteer', 'nonprofit_admin'],
    load: () => import('./features/documents/DocumentsPage').then((module) => module.DocumentsPage),
    loadAsk: () => import('./features/documents/documents.ask'),
    reads: ['category', 'search', 'page'],
  },
  {
    path: '/profile',
    title: 'Profile',
    failure: firstMessages.userInfoFailed,
    allowed: ['volunteer', 'nonprofit_admin'],
    load: () => import('./features/profile/ProfilePage').then((module) => module.ProfilePage),
    loadAsk: () => import('./features/profile/profile.ask'),
    reads: ['past'],
  },
  {
    path: '/admin-dashboard/overview',
    title: 'Overview',
    failure: firstMessages.somethingWentWrong,
    allowed: ['nonprofit_admin'],
    load: () => import('./features/admin/AdminOverviewPage').then((module) => module.AdminOverviewPage),
    loadAsk: () => import('./features/admin/adminOverview.ask'),
  },
  {
    path: '/admin-dashboard/tasks',
    title: 'Task Management',
    failure: firstMessages.somethingWentWrong,
    allowed: ['nonprofit_admin'],
    load: () => import('./features/admin-tasks/AdminTasksPage').then((module) => module.AdminTasksPage),
    loadAsk: () => import('./features/admin-tasks/adminTasks.ask'),
    reads: ['status', 'priority', 'search', 'page', 'view'],
  },
  {
    path: '/admin-dashboard/events',
    title: 'Event Management',
    failure: firstMessages.eventsFailed,
    allowed: ['nonprofit_admin'],
    load: () => import('./features/admin-events/AdminEventsPage').then((module) => module.AdminEventsPage),
    loadAsk: () => import('./features/admin-events/adminEvents.ask'),
    reads: ['view', 'period', 'eventType', 'search', 'page'],
  },
  {
    path: '/admin-dashboard/documents',
    title: 'Document Management',
    failure: firstMessages.documentsFailed,
    allowed: ['nonprofit_admin'],
    load: () =>
      import('./features/admin-documents/AdminDocumentsPage').then((module) => module.AdminDocumentsPage),
    loadAsk: () => import('./features/admin-documents/adminDocuments.ask'),
    reads: ['view', 'category', 'search', 'page'],
  },
  {
    path: '/admin-dashboard/volunteers',
    title: 'Volunteer Management',
    failure: firstMessages.somethingWentWrong,
    allowed: ['nonprofit_admin'],
    load: () =>
      import('./features/admin-volunteers/VolunteerManagementPage').then(
        (module) => module.VolunteerManagementPage,
      ),
    loadAsk: () => import('./features/admin-volunteers/volunteers.ask'),
    reads: ['search', 'role', 'page'],
  },
  {
    path: '/admin-dashboard/integrations',
    title: 'Integrations',
    failure: firstMessages.somethingWentWrong,
    allowed: ['nonprofit_admin'],
    load: () =>
      import('./features/admin-integrations/IntegrationsPage').then((module) => module.IntegrationsPage),
    loadAsk: () => import('./features/admin-integrations/integrations.ask'),
    reads: ['page'],
  },
  {
    path: '/admin-dashboard/audit',
    title: 'Audit Trail',
    failure: firstMessages.somethingWentWrong,
    allowed: ['nonprofit_admin'],
    load: () => import('./features/audit/AuditPage').then((module) => module.OrganizationAuditPage),
    loadAsk: () => import('./features/audit/audit.ask'),
    reads: ['search', 'action', 'from', 'to', 'page'],
  },
  {
    path: '/super-admin/overview',
    title: 'Overview',
    failure: firstMessages.dashboardFailed,
    allowed: ['super_admin'],
    load: () =>
      import('./features/platform/PlatformOverviewPage').then((module) => module.PlatformOverviewPage),
    loadAsk: () => import('./features/platform/platformOverview.ask'),
  },
  {
    path: '/super-admin/organizations',
    title: 'Organizations',
    failure: firstMessages.dashboardFailed,
    allowed: ['super_admin'],
    load: () => import('./features/platform/OrganizationsPage').then((module) => module.OrganizationsPage),
    loadAsk: () => import('./features/platform/organizations.ask'),
    reads: ['search', 'status', 'sort', 'page'],
  },
  {
    path: '/super-admin/users',
    title: 'User Management',
    failure: firstMessages.dashboardFailed,
    allowed: ['super_admin'],
    load: () => import('./features/platform/UsersPage').then((module) => module.UsersPage),
    loadAsk: () => import('./features/platform/platformUsers.ask'),
    reads: ['search', 'organization', 'role', 'page'],
  },
  {
    path: '/super-admin/analytics',
    title: 'Analytics',
    failure: firstMessages.dashboardFailed,
    allowed: ['super_admin'],
    load: () => import('./features/platform/AnalyticsPage').then((module) => module.AnalyticsPage),
    loadAsk: () => import('./features/platform/platformAnalytics.ask'),
    reads: ['months'],
  },
  {
    path: '/super-admin/audit',
    title: 'Audit Trail',
    failure: firstMessages.dashboardFailed,
    allowed: ['super_admin'],
    load: () => import('./features/audit/AuditPage').then((module) => module.PlatformAuditPage),
    loadAsk: () => import('./features/audit/audit.ask'),
    reads: ['search', 'organization', 'action', 'from', 'to', 'page'],
  },
];
