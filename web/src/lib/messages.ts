const number = (value: number) => value.toLocaleString('en-US');

/** The texts that the specification fixes, to the letter, and the few of our own that stand beside them. */
export const messages = {
  loading: 'Loading...',
  pageNotFound: 'Page not found',
  somethingWentWrong: 'Something went wrong',
  offline: 'Offline - showing saved data',
  serverAway: 'The server cannot be reached. Trying again…',
  newVersion: 'A new version of Handraise is here',

  tagline: 'Sign in to your nonprofit collaboration platform',
  loginHelp: 'Need help? Contact your organization administrator',
  loginFailed: 'Login failed',
  emailNotAuthorized: 'Email not authorized',
  sessionEnded: 'Your session has ended. Please sign in again.',

  noUpcomingEvents: 'No upcoming events',
  noTasksAssigned: 'No tasks assigned',
  noDocuments: 'No documents available',
  noVolunteers: 'No volunteers found',
  noVolunteersHint: 'Check the spelling, try a part of the name or email, or choose another role.',
  noPeopleYet: 'Nobody has joined yet.',
  noTasks: 'No tasks found',
  noEventsIn: (monthAndYear: string) => `No events found for ${monthAndYear}`,
  noDocumentsIn: (category: string) => `No ${category} documents`,
  showingTasks: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} tasks`,
  showingPeople: (from: number, to: number, total: number) =>
    `Showing ${number(from)} to ${number(to)} of ${number(total)} people`,
  noTitleHolds: (search: string) => `No title contains “${search}”.`,
  noPastEvents: 'No past events yet',
  pastEventsHint: 'Events you said yes to stand here once they are over.',
  showingEvents: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} events`,

  atCapacity: 'This event is at capacity',
  eventEnded: 'This event has ended',
  previewNotAvailable: 'Preview Not Available',
  previewHint: 'This type of file cannot be shown here. Download it to open it.',
  previewFailed: 'Unable to load preview',
  profileNotCompleted: 'Profile not completed',
  profileUpdated: 'Profile updated successfully!',

  feedFailed: 'Failed to load the calendar feed',
  directoryFailed: 'Failed to load directory',
  userInfoFailed: 'Failed to get user info',
  emailCheckFailed: 'Failed to check email',
  profileFailed: 'Failed to update profile',
  passwordFailed: 'Failed to change password',
  dashboardFailed: 'Failed to load dashboard',
  tasksFailed: 'Failed to load tasks',
  taskStatusFailed: 'Failed to update task status',
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
  eventDetailsFailed: 'Failed to load event details',
  eventsFailed: 'Failed to load events',
  rsvpFailed: 'Failed to update RSVP',
  exportFailed: 'Failed to export the event',
  documentsFailed: 'Failed to load documents',
  downloadFailed: 'Failed to download document',

  eventCreateFailed: 'Failed to create event',
  eventUpdateFailed: 'Failed to update event',
  eventDeleteFailed: 'Failed to delete event',
  videoMeeting: 'Video meeting included',
  documentUploadFailed: 'Failed to upload document',
  documentUpdateFailed: 'Failed to update document',
  documentDeleteFailed: 'Failed to delete document',
  fileRequired: 'Please select a file to upload',
  documentTitleRequired: 'Document title is required',
  fileTooLarge: 'File size must be less than 10MB',
  fileTypeInvalid: 'Invalid file type. Only PDF, Word, Excel, text, and image files are allowed.',
  showingDocuments: (from: number, to: number, total: number) =>
    `Showing ${from} to ${to} of ${total} documents`,

  loadingAdmin: 'Loading admin dashboard...',
  noRecentActivity: 'No recent activity',
  personalPasswordTitle: 'Set a personal password',
  personalPasswordText:
    "You signed in with your organization's shared password, which every member knows. Set one of your own to protect your account.",
  taskCreated: 'Task created successfully!',
  taskUpdated: 'Task updated successfully!',
  taskDeleted: 'Task deleted successfully!',
  taskCompletedFor: 'Task marked as completed for volunteer!',
  completedTaskStays: 'Cannot delete a completed task',
  taskCreateFailed: 'Failed to create task',
  taskSaveFailed: 'Failed to update task',
  taskDeleteFailed: 'Failed to delete task',
  taskCompleteFailed: 'Failed to complete task',

  volunteerAdded: (name: string) => `Successfully added ${name} as a volunteer!`,
  volunteerUpdated: 'Successfully updated volunteer information',
  volunteerRemoved: 'Successfully removed volunteer from whitelist',
  volunteerAddError: (reason: string) => `Error adding volunteer: ${reason}`,
  volunteerUpdateError: (reason: string) => `Error updating volunteer: ${reason}`,
  volunteerRemoveError: (reason: string) => `Error removing volunteer: ${reason}`,
  recordDeleteError: (reason: string) => `Error deleting record: ${reason}`,
  volunteerAddFailed: 'Failed to add volunteer',
  volunteerUpdateFailed: 'Failed to update volunteer',
  volunteerRemoveFailed: 'Failed to remove volunteer',
  recordDeleteFailed: 'Failed to delete invalid record',
  volunteerEmailMissing: 'Cannot remove volunteer: email is missing',
  emailStays: 'Email cannot be changed',
  removeVolunteer: (email: string) =>
    `Are you sure you want to remove ${email} from the volunteer whitelist? They will no longer be able to access the platform.`,
  mailNotSetUp:
    'This server sends no mail, because SMTP is not configured. Newsletters wait here, for 7 days at most.',
  noCriteria: 'Cannot delete record: No unique identifying criteria found',
  deleteRecord: (name: string) =>
    `Are you sure you want to permanently delete this invalid record (${name})? This action cannot be undone.`,
  deleteRecords: (count: number, isComplete: boolean) =>
    `${isComplete ? '' : 'At least '}${count} ${count === 1 ? 'record matches' : 'records match'}. Every match is deleted permanently, which may be several records. This action cannot be undone.`,
} as const;

const sentences: Record<string, string> = {
  UNAUTHENTICATED: 'Please sign in again',
  FORBIDDEN: 'You are not allowed to do this',
  NOT_FOUND: 'It is no longer there',
  EVENT_FULL: messages.atCapacity,
  RATE_LIMITED: 'Too many requests; please wait a moment',
  SERVICE_UNAVAILABLE: 'The server is busy; please try again in a moment',
  INTERNAL_SERVER_ERROR: messages.somethingWentWrong,
  UNREACHABLE: 'The server cannot be reached',
};

/** What a person reads for an error code; codes without a sentence of ours keep the server's words. */
export function sentenceFor(code: string | undefined, serverWords: string): string {
  return (code && sentences[code]) || serverWords;
}
