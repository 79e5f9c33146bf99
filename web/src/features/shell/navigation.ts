import { CalendarDays, ClipboardList, FileText, House, type LucideIcon, User, Users } from 'lucide-react';

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
