/** Every text of the portal that the specification fixes, and the sentence for each error code. */
export const messages = {
  loading: 'Loading...',
  notFound: 'Page not found',
  goHome: 'Go Home',
  tryAgain: 'Try Again',

  signInTitle: 'Sign in to your nonprofit collaboration platform',
  signInHelp: 'Need help? Contact your organization administrator',
  loginFailed: 'Login failed',
  emailNotAuthorized: 'Email not authorized',
  sessionEnded: 'Your session has ended. Please sign in again.',

  portal: 'Volunteer Portal',
  totalTasks: 'Total Tasks',
  assigned: 'Assigned',
  completed: 'Completed',
  overdue: 'Overdue',
  upcomingEvents: 'Upcoming Events',
  viewFullCalendar: 'View full calendar',
  noUpcomingEvents: 'No upcoming events',
  myRecentTasks: 'My Recent Tasks',
  viewAllTasks: 'View all my tasks',
  noTasksAssigned: 'No tasks assigned',
  recentDocuments: 'Recent Documents',
  viewAllDocuments: 'View all documents',
  noDocuments: 'No documents available',

  rsvpYes: 'RSVP Yes',
  rsvpYesBusy: 'RSVPing...',
  rsvpNo: 'RSVP No',
  rsvpNoBusy: 'Updating...',
  rsvpdYes: "RSVP'd Yes",
  rsvpdNo: "RSVP'd No",
  exportToCalendar: 'Export to Calendar',
  atCapacity: 'This event is at capacity',
  hasEnded: 'This event has ended',

  completionNotes: 'Completion Notes (Optional)',
  completionNotesHint: 'These notes are visible to the admin.',
  markComplete: 'Mark Complete',
  markCompleteBusy: 'Completing...',
  cancel: 'Cancel',

  noVolunteers: 'No volunteers found',
  profileNotCompleted: 'Profile not completed',
  noTasks: 'No tasks found',
  previewNotAvailable: 'Preview Not Available',
  previewFailed: 'Unable to load preview',
  updateProfile: 'Update Profile',
  updateProfileBusy: 'Updating...',
  profileUpdated: 'Profile updated successfully!',
  backToDashboard: 'Back to Dashboard',

  userInfoFailed: 'Failed to get user info',
  emailCheckFailed: 'Failed to check email',
  profileFailed: 'Failed to update profile',
  passwordFailed: 'Failed to change password',
  dashboardFailed: 'Failed to load dashboard',
  tasksFailed: 'Failed to load tasks',
  taskStatusFailed: 'Failed to update task status',
  eventDetailsFailed: 'Failed to load event details',
  rsvpFailed: 'Failed to update RSVP',
  eventsFailed: 'Failed to load events',
  documentsFailed: 'Failed to load documents',
  downloadFailed: 'Failed to download document',

  offline: 'You are offline. What you see may be out of date.',
  serverAway: 'The server cannot be reached. Trying again…',
  serverBack: 'Connected again.',
} as const;

/** 'Failed to update task: {reason}' */
export function taskUpdateFailed(reason: string): string {
  return `Failed to update task: ${reason}`;
}

/** "3 RSVP'd (10 max)"; without a maximum only the first half. */
export function attendance(count: number, max?: number | null): string {
  const going = `${count.toLocaleString('en-US')} RSVP'd`;
  return max == null ? going : `${going} (${max.toLocaleString('en-US')} max)`;
}

/** 'Showing X to Y of Z tasks' */
export function showingTasks(from: number, to: number, total: number): string {
  return `Showing ${from} to ${to} of ${total.toLocaleString('en-US')} tasks`;
}

/** 'No events found for November 2026' */
export function noEventsFor(monthYear: string): string {
  return `No events found for ${monthYear}`;
}

/** 'No training documents' */
export function noCategoryDocuments(category: string): string {
  return `No ${category} documents`;
}

const sentences: Record<string, string> = {
  BAD_USER_INPUT: 'Please check what you entered.',
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'It is no longer there.',
  CONFLICT: 'Somebody else changed it in the meantime.',
  EVENT_FULL: 'This event is full.',
  EVENT_ENDED: 'This event has ended.',
  PAYLOAD_TOO_LARGE: 'The file is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Files of this type are not accepted.',
  RATE_LIMITED: 'Too many requests. Please wait a moment.',
  SERVICE_UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
  NETWORK: 'The server cannot be reached.',
};

/** What a person reads for an error code: the server's own sentence first, else ours, else a general one. */
export function sentenceFor(code: string | undefined, serverMessage?: string): string {
  return serverMessage?.trim() || sentences[code ?? ''] || 'Something went wrong.';
}
