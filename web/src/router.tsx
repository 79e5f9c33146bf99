import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject, replace } from 'react-router-dom';
import { leaveLogin, requireUser } from './features/session/guard';
import { ErrorPage } from './features/shell/ErrorPage';
import { LoadingPage } from './features/shell/LoadingPage';
import { Root } from './features/shell/Root';
import { firstMessages } from './lib/firstMessages';
import type { UserType } from './lib/session';
import { later } from './ui/later';

type Page = {
  path: string;
  title: string;
  failure: string;
  allowed: readonly UserType[];
  load: () => Promise<ComponentType>;
  loadLoader: () => Promise<{ loader: LoaderFunction }>;
  /** Search parameters the loader reads; a change of any other leaves its data alone. */
  reads?: readonly string[];
};

const loadShell = () => import('./features/shell/AppShell').then((module) => module.AppShell);

/** The only route table. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      {
        path: '/login',
        handle: { title: 'Sign in' },
        loader: leaveLogin,
        Component: later(() => import('./features/session/LoginPage').then((module) => module.LoginPage)),
      },
      {
        Component: later(loadShell),
        children: [
          page({
            path: '/dashboard',
            title: 'Dashboard',
            failure: firstMessages.dashboardFailed,
            allowed: ['volunteer'],
            load: () => import('./features/portal/DashboardPage').then((module) => module.DashboardPage),
            loadLoader: () => import('./features/portal/dashboard.loader'),
          }),
          page({
            path: '/my-tasks',
            title: 'My Tasks',
            failure: firstMessages.tasksFailed,
            allowed: ['volunteer'],
            load: () => import('./features/tasks/MyTasksPage').then((module) => module.MyTasksPage),
            loadLoader: () => import('./features/tasks/myTasks.loader'),
            reads: ['status', 'priority', 'category', 'sortBy', 'sortOrder', 'page'],
          }),
          page({
            path: '/calendar',
            title: 'Calendar',
            failure: firstMessages.eventsFailed,
            allowed: ['volunteer', 'nonprofit_admin'],
            load: () => import('./features/events/CalendarPage').then((module) => module.CalendarPage),
            loadLoader: () => import('./features/events/calendar.loader'),
            reads: ['month', 'year'],
          }),
          page({
            path: '/volunteers',
            title: 'Volunteers',
            failure: firstMessages.directoryFailed,
            allowed: ['volunteer', 'nonprofit_admin'],
            load: () => import('./features/directory/DirectoryPage').then((module) => module.DirectoryPage),
            loadLoader: () => import('./features/directory/directory.loader'),
            reads: ['search', 'role', 'page'],
          }),
          page({
            path: '/documents',
            title: 'Documents',
            failure: firstMessages.documentsFailed,
            allowed: ['volunteer', 'nonprofit_admin'],
            load: () => import('./features/documents/DocumentsPage').then((module) => module.DocumentsPage),
            loadLoader: () => import('./features/documents/documents.loader'),
            reads: ['category', 'search', 'page'],
          }),
          page({
            path: '/profile',
            title: 'Profile',
            failure: firstMessages.userInfoFailed,
            allowed: ['volunteer', 'nonprofit_admin'],
            load: () => import('./features/profile/ProfilePage').then((module) => module.ProfilePage),
            loadLoader: () => import('./features/profile/profile.loader'),
            reads: ['past'],
          }),
          {
            path: '/admin-dashboard',
            loader: ({ request }) => {
              requireUser(request, ['nonprofit_admin']);
              return replace('/admin-dashboard/overview');
            },
            element: null,
          },
          page({
            path: '/admin-dashboard/overview',
            title: 'Overview',
            failure: firstMessages.somethingWentWrong,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin/AdminOverviewPage').then((module) => module.AdminOverviewPage),
            loadLoader: () => import('./features/admin/adminOverview.loader'),
          }),
          page({
            path: '/admin-dashboard/tasks',
            title: 'Task Management',
            failure: firstMessages.somethingWentWrong,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin-tasks/AdminTasksPage').then((module) => module.AdminTasksPage),
            loadLoader: () => import('./features/admin-tasks/adminTasks.loader'),
            reads: ['status', 'priority', 'search', 'page', 'view'],
          }),
          page({
            path: '/admin-dashboard/events',
            title: 'Event Management',
            failure: firstMessages.eventsFailed,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin-events/AdminEventsPage').then((module) => module.AdminEventsPage),
            loadLoader: () => import('./features/admin-events/adminEvents.loader'),
            reads: ['view', 'period', 'eventType', 'search', 'page'],
          }),
          page({
            path: '/admin-dashboard/documents',
            title: 'Document Management',
            failure: firstMessages.documentsFailed,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin-documents/AdminDocumentsPage').then(
                (module) => module.AdminDocumentsPage,
              ),
            loadLoader: () => import('./features/admin-documents/adminDocuments.loader'),
            reads: ['view', 'category', 'search', 'page'],
          }),
          page({
            path: '/admin-dashboard/volunteers',
            title: 'Volunteer Management',
            failure: firstMessages.somethingWentWrong,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin-volunteers/VolunteerManagementPage').then(
                (module) => module.VolunteerManagementPage,
              ),
            loadLoader: () => import('./features/admin-volunteers/volunteers.loader'),
            reads: ['search', 'role', 'page'],
          }),
          page({
            path: '/admin-dashboard/integrations',
            title: 'Integrations',
            failure: firstMessages.somethingWentWrong,
            allowed: ['nonprofit_admin'],
            load: () =>
              import('./features/admin-integrations/IntegrationsPage').then(
                (module) => module.IntegrationsPage,
              ),
            loadLoader: () => import('./features/admin-integrations/integrations.loader'),
            reads: ['page'],
          }),
          page({
            path: '/admin-dashboard/audit',
            title: 'Audit Trail',
            failure: firstMessages.somethingWentWrong,
            allowed: ['nonprofit_admin'],
            load: () => import('./features/audit/AuditPage').then((module) => module.OrganizationAuditPage),
            loadLoader: () => import('./features/audit/audit.loader'),
            reads: ['search', 'action', 'from', 'to', 'page'],
          }),
          {
            path: '/super-admin',
            loader: ({ request }) => {
              requireUser(request, ['super_admin']);
              return replace('/super-admin/overview');
            },
            element: null,
          },
          page({
            path: '/super-admin/overview',
            title: 'Overview',
            failure: firstMessages.dashboardFailed,
            allowed: ['super_admin'],
            load: () =>
              import('./features/platform/PlatformOverviewPage').then(
                (module) => module.PlatformOverviewPage,
              ),
            loadLoader: () => import('./features/platform/platformOverview.loader'),
          }),
          page({
            path: '/super-admin/organizations',
            title: 'Organizations',
            failure: firstMessages.dashboardFailed,
            allowed: ['super_admin'],
            load: () =>
              import('./features/platform/OrganizationsPage').then((module) => module.OrganizationsPage),
            loadLoader: () => import('./features/platform/organizations.loader'),
            reads: ['search', 'status', 'sort', 'page'],
          }),
          page({
            path: '/super-admin/users',
            title: 'User Management',
            failure: firstMessages.dashboardFailed,
            allowed: ['super_admin'],
            load: () => import('./features/platform/UsersPage').then((module) => module.UsersPage),
            loadLoader: () => import('./features/platform/platformUsers.loader'),
            reads: ['search', 'organization', 'role', 'page'],
          }),
          page({
            path: '/super-admin/analytics',
            title: 'Analytics',
            failure: firstMessages.dashboardFailed,
            allowed: ['super_admin'],
            load: () => import('./features/platform/AnalyticsPage').then((module) => module.AnalyticsPage),
            loadLoader: () => import('./features/platform/platformAnalytics.loader'),
            reads: ['months'],
          }),
          page({
            path: '/super-admin/audit',
            title: 'Audit Trail',
            failure: firstMessages.dashboardFailed,
            allowed: ['super_admin'],
            load: () => import('./features/audit/AuditPage').then((module) => module.PlatformAuditPage),
            loadLoader: () => import('./features/audit/audit.loader'),
            reads: ['search', 'organization', 'action', 'from', 'to', 'page'],
          }),
        ],
      },
      {
        path: '*',
        handle: { title: firstMessages.pageNotFound },
        Component: later(() => import('./features/shell/NotFoundPage').then((module) => module.NotFoundPage)),
      },
    ],
  },
];

/** A guarded page; once the guard has let the person in, frame, page and query all start together. */
function page({ path, title, failure, allowed, load, loadLoader, reads = [] }: Page): RouteObject {
  return {
    path,
    handle: { title, failure },
    ErrorBoundary: ErrorPage,
    Component: later(load),
    loader: async (args) => {
      requireUser(args.request, allowed);
      // A failure to load shows when the page is drawn, not here.
      void Promise.allSettled([loadShell(), load()]);
      const [{ loader }, { savedDataRestored }] = await Promise.all([
        loadLoader(),
        import('./apollo/client'),
      ]);
      await savedDataRestored();
      return loader(args);
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? reads.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
        : defaultShouldRevalidate,
  };
}
