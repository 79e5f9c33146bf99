import { formatInstant, formatMoment } from '../../lib/dates';

/** The texts that the specification fixes for the platform owner's console, to the letter. */
export const platformWords = {
  loadingOverview: 'Loading overview...',
  loadingUsers: 'Loading users...',
  loading: 'Loading...',
  dashboardFailed: 'Error Loading Dashboard',
  usersFailed: 'Error Loading Users',
  organizationsFailed: 'Failed to load organizations',
  invalidResponse: 'Invalid response format',
  noDataAvailable: 'No Data Available',
  noTopOrganizations: 'No data available',
  noOrganizations: 'No organizations found',
  noUsers: 'No users exist yet. Add some users to get started.',
  noUsersMatch: 'No users match the selected filters.',
  userAdded: 'User added successfully!',
  userUpdated: 'User updated successfully!',
  roleUpdated: 'User role updated successfully!',
  userDeleted: 'User deleted successfully!',
  organizationCreated: 'Organization created successfully!',
  organizationUpdated: 'Organization updated successfully!',
  organizationSwitched: (isActive: boolean) =>
    `Organization ${isActive ? 'activated' : 'deactivated'} successfully!`,
  addUserFailed: 'Failed to add user',
  createOrganizationFailed: 'Failed to create organization',
  updateOrganizationFailed: 'Failed to update organization',
  failed: (message: string) => `Error: ${message}`,
  confirmSwitch: (isActive: boolean, name: string) =>
    `Are you sure you want to ${isActive ? 'activate' : 'deactivate'} ${name}?`,
  confirmDelete: (email: string, organization: string) =>
    `Are you sure you want to permanently delete ${email} from ${organization}? This action cannot be undone and will remove the user from the system entirely.`,
  confirmReset: (name: string, organization: string) =>
    `${name} will sign in with the shared password of ${organization} again, and is signed out everywhere.`,
  comingSoon:
    'More advanced analytics are coming soon: retention of volunteers, hours by program, and comparison of organizations.',
} as const;

/** The day of an instant on the clock of this device: the console belongs to no organization. */
export const dayHere = (instant: string): string => formatInstant(instant);

/** 'Nov 21, 2026, 9:30 AM', or 'Never'. */
export const lastLoginText = (instant: string | null | undefined): string =>
  instant ? formatMoment(instant) : 'Never';

/** Grouped in thousands; '0' when missing. */
export const grouped = (value: number | null | undefined): string => (value ?? 0).toLocaleString('en-US');
