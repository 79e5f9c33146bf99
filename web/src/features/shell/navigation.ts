import {
  Building2,
  CalendarDays,
  ChartLine,
  ClipboardList,
  FileText,
  House,
  LayoutDashboard,
  type LucideIcon,
  User,
  Users,
} from 'lucide-react';

export type NavigationLink = { to: string; label: string; icon: LucideIcon };

const home = { to: '/dashboard', label: 'Home', icon: House };
const volunteers = { to: '/volunteers', label: 'Volunteers', icon: Users };
const myTasks = { to: '/my-tasks', label: 'My Tasks', icon: ClipboardList };
const calendar = { to: '/calendar', label: 'Calendar', icon: CalendarDays };
const documents = { to: '/documents', label: 'Documents', icon: FileText };
const profile = { to: '/profile', label: 'Profile', icon: User };

/** The links of a volunteer's header from 1024 px on. */
export const volunteerLinks: NavigationLink[] = [home, volunteers, myTasks, calendar, documents, profile];

/** The bar at the bottom of a small screen has room for five; the profile is behind the initials above. */
export const volunteerBar: NavigationLink[] = [home, myTasks, calendar, documents, volunteers];

/** The tabs of an admin's desk. */
export const adminTabs: NavigationLink[] = [
  { to: '/admin-dashboard/overview', label: 'Overview', icon: LayoutDashboard },
  { to: '/admin-dashboard/tasks', label: 'Tasks', icon: ClipboardList },
  { to: '/admin-dashboard/events', label: 'Events', icon: CalendarDays },
  { to: '/admin-dashboard/documents', label: 'Documents', icon: FileText },
  { to: '/admin-dashboard/volunteers', label: 'Volunteers', icon: Users },
];

/** The tabs of the platform owner's console. */
export const platformTabs: NavigationLink[] = [
  { to: '/super-admin/overview', label: 'Overview', icon: LayoutDashboard },
  { to: '/super-admin/organizations', label: 'Organizations', icon: Building2 },
  { to: '/super-admin/users', label: 'User Management', icon: Users },
  { to: '/super-admin/analytics', label: 'Analytics', icon: ChartLine },
];
