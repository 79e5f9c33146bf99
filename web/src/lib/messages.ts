import { firstMessages } from './firstMessages';

const number = (value: number) => value.toLocaleString('en-US');

/** The texts that the specification fixes, to the letter, and the few of our own that stand beside them. */
export const messages = {
  ...firstMessages,

  newVersion: 'A new version of Handraise is here',

  noUpcomingEvents: 'No upcoming events',
  noTasksAssigned: 'No tasks assigned',
  noDocuments: 'No documents available',
  noVolunteers: 'No volunteers found',
  noVolunteersHint: 'Check the spelling, try a part of the name or email, or choose another role.',
  noPeopleYet: 'Nobody has joined yet.',
  noTasks: 'No tasks found',
  noEventsIn: (monthAndYear: string) => `No events found for ${monthAndYear}`,
  noDocumentsIn: (category: string) => `No ${category} documents`,
  showingTasks: (from: number, to: number, total: number) =>
    `Showing ${number(from)} to ${number(to)} of ${number(total)} tasks`,
  showingPeople: (from: number, to: number, total: number) =>
    `Showing ${number(from)} to ${number(to)} of ${number(total)} people`,
  noTitleHolds: (search: string) => `No title contains “${search}”.`,
  noPastEvents: 'No past events yet',
  pastEventsHint: 'Events you said yes to stand here once they are over.',
  showingEvents: (from: number, to: number, total: number) =>
    `Showing ${number(from)} to ${number(to)} of ${number(total)} events`,

  atCapacity: 'This event is at capacity',
  eventEnded: 'This event has ended',
  eventNotSaved:
    'You are offline, and this event is not among the saved data. Try again when you are connected.',
  previewNotAvailable: 'Preview Not Available',
  previewHint: 'This type of file cannot be shown here. Download it to open it.',
  previewFailed: 'Unable to load preview',
  profileNotCompleted: 'Profile not completed',
  profileUpdated: 'Profile updated successfully!',

  feedFailed: 'Failed to load the calendar feed',
  profileFailed: 'Failed to update profile',
  passwordFailed: 'Failed to change password',
  taskStatusFailed: 'Failed to update task status',
  taskUpdateFailed: (reason: string) => `Failed to update task: ${reason}`,
  eventDetailsFailed: 'Failed to load event details',
  rsvpFailed: 'Failed to update RSVP',
  exportFailed: 'Failed to export the event',
  myDataFailed: 'Failed to download your data',
  downloadFailed: 'Failed to download document',

  showingDocuments: (from: number, to: number, total: number) =>
    `Showing ${number(from)} to ${number(to)} of ${number(total)} documents`,
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
