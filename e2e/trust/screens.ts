import { payloads } from './payloads.js';
import type { Planted } from './planting.js';

const pages = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}${path.includes('?') ? '&' : '?'}page=${index + 1}`);

/** The addresses of every screen and window of a role, those of every planted thing among them. */
export function screensOf(role: 'volunteer' | 'admin' | 'superAdmin', planted: Planted): string[] {
  const { tasks, events, documents, emails } = planted;
  const windows = (path: string, ids: string[]) => ids.map((id) => `${path}=${encodeURIComponent(id)}`);
  const ids = (things: { id: string }[]) => things.map(({ id }) => id);
  const searches = (path: string) =>
    windows(
      `${path}?search`,
      payloads.slice(0, emails.length).filter((_, k) => k % 10 === 0),
    );
  const shared = [
    '/calendar',
    '/calendar?view=list',
    ...windows('/calendar?view=list&event', ids(events)),
    ...pages('/volunteers', 6),
    ...searches('/volunteers'),
    ...pages('/documents', 3),
    ...searches('/documents'),
    ...windows('/documents?document', ids(documents)),
    '/profile',
  ];
  if (role === 'volunteer')
    return ['/dashboard', ...pages('/my-tasks', 4), ...pages('/my-tasks?status=completed', 3), ...shared];
  if (role === 'admin')
    return [
      '/admin-dashboard/overview',
      ...pages('/admin-dashboard/tasks', 5),
      '/admin-dashboard/tasks?view=create',
      ...searches('/admin-dashboard/tasks'),
      ...windows('/admin-dashboard/tasks?task', ids(tasks)),
      ...windows('/admin-dashboard/tasks?edit', ids(tasks)),
      ...pages('/admin-dashboard/tasks?status=completed', 3),
      ...pages('/admin-dashboard/events', 3),
      '/admin-dashboard/events?view=calendar',
      ...searches('/admin-dashboard/events'),
      ...windows('/admin-dashboard/events?attendees', ids(events)),
      ...windows('/admin-dashboard/events?view=edit&event', ids(events)),
      ...pages('/admin-dashboard/documents', 3),
      '/admin-dashboard/documents?view=upload',
      ...searches('/admin-dashboard/documents'),
      ...windows('/admin-dashboard/documents?edit', ids(documents)),
      ...pages('/admin-dashboard/volunteers', 8),
      ...searches('/admin-dashboard/volunteers'),
      ...windows('/admin-dashboard/volunteers?edit', emails),
      ...windows('/admin-dashboard/volunteers?window', ['add', 'roles', 'newsletter', 'import', 'password']),
      ...pages('/admin-dashboard/integrations', 2),
      ...pages('/admin-dashboard/audit', 10),
      ...shared,
    ];
  return [
    '/super-admin/overview',
    ...pages('/super-admin/organizations', 3),
    ...searches('/super-admin/organizations'),
    ...pages('/super-admin/users', 6),
    ...windows('/super-admin/users?search', emails),
    ...searches('/super-admin/users'),
    '/super-admin/analytics',
    ...pages('/super-admin/audit', 10),
  ];
}
