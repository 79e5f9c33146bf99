/** Where somebody can go; `letter` follows `g`. */
export type Place = { label: string; to: string; letter?: string };

const shared = {
  calendar: { label: 'Calendar', to: '/calendar', letter: 'c' },
  profile: { label: 'Profile', to: '/profile', letter: 'p' },
};

const places: Record<string, Place[]> = {
  volunteer: [
    { label: 'Home', to: '/dashboard', letter: 'h' },
    { label: 'My Tasks', to: '/my-tasks', letter: 't' },
    shared.calendar,
    { label: 'Documents', to: '/documents', letter: 'd' },
    { label: 'Volunteers', to: '/volunteers', letter: 'v' },
    shared.profile,
  ],
  nonprofit_admin: [
    { label: 'Overview', to: '/admin-dashboard/overview', letter: 'h' },
    { label: 'Tasks', to: '/admin-dashboard/tasks', letter: 't' },
    { label: 'Events', to: '/admin-dashboard/events', letter: 'e' },
    { label: 'Documents', to: '/admin-dashboard/documents', letter: 'd' },
    { label: 'Volunteers', to: '/admin-dashboard/volunteers', letter: 'v' },
    shared.calendar,
    shared.profile,
    { label: 'Audit Trail', to: '/admin-dashboard/audit' },
    { label: "Volunteers' directory", to: '/volunteers' },
    { label: "Volunteers' documents", to: '/documents' },
  ],
  super_admin: [
    { label: 'Overview', to: '/super-admin/overview', letter: 'h' },
    { label: 'Organizations', to: '/super-admin/organizations', letter: 'o' },
    { label: 'User Management', to: '/super-admin/users', letter: 'u' },
    { label: 'Analytics', to: '/super-admin/analytics', letter: 'a' },
    { label: 'Audit Trail', to: '/super-admin/audit' },
  ],
};

const actions: Record<string, Place[]> = {
  nonprofit_admin: [
    { label: 'Create task', to: '/admin-dashboard/tasks?view=create' },
    { label: 'Create event', to: '/admin-dashboard/events?view=create' },
    { label: 'Upload document', to: '/admin-dashboard/documents?view=upload' },
    { label: 'Add volunteer', to: '/admin-dashboard/volunteers?window=add' },
    { label: 'Import volunteers', to: '/admin-dashboard/volunteers?window=import' },
    { label: 'Send newsletter', to: '/admin-dashboard/volunteers?window=newsletter' },
  ],
};

/** The pages of a role. */
export const placesOf = (userType: string): Place[] => places[userType] ?? [];

/** What a role can begin from anywhere. */
export const actionsOf = (userType: string): Place[] => actions[userType] ?? [];
