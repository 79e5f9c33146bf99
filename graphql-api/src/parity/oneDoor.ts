import type { Fixture } from '../testing/permissions.table.js';

/** Use cases that only GraphQL has, and why; the documented REST calls know none of them. */
export const graphqlOnly: Record<string, string> = {
  reopenMyTask: 'Undoing is for the person who looks at the screen, for a minute.',
  events: 'REST has the documented calendar: by month, or all at once.',
  resetMyCalendarFeed: 'A setting of the profile page.',
  myPastEvents: 'A page of the profile.',
  duplicateTask: 'A program reads a task and creates another.',
  duplicateEvent: 'A program reads an event and creates another.',
  assignTask: 'REST names the assignees when it creates the task.',
  unassignTask: 'REST names the assignees when it creates the task.',
  resetPersonalPassword: 'Help for one person, given by another who knows them.',
  importVolunteers: 'A program adds people one by one, with an Idempotency-Key.',
  invalidRecords: 'REST lists them in the directory, as it is documented.',
  sendNewsletter: 'No call is documented; a letter to everybody is sent by a person.',
  newsletters: 'No call is documented.',
  newsletter: 'No call is documented.',
  newsletterMessages: 'No call is documented.',
  auditEvents: 'Read by people who look for something.',
};

/** What both doors are asked, where the documented call means something else without it. */
export const asked: Record<string, (of: Fixture) => Record<string, number | string>> = {
  'GET /calendar/events': () => ({ month: 5, year: 2099 }),
  'GET /dashboard/calendar': () => ({ month: 5, year: 2099 }),
  'GET /admin/tasks': () => ({ limit: 50 }),
  'GET /super-admin/organizations': () => ({ limit: 50 }),
  'GET /super-admin/users': () => ({ limit: 50 }),
  'GET /super-admin/users/:organizationId': (of) => ({ limit: 50, organizationId: of.organization.id }),
};

/** Calls that answer a file, or are let in by something else than a session; their own tests compare them. */
export const otherwiseAlike: Record<string, string> = {
  'GET /calendar/feed/:secret.ics': 'Public by its secret; the GraphQL field gives out the address.',
  'GET /calendar/events/:id/export': 'A file; event.export and the linter compare it.',
  'GET /documents/:id/download': 'A file.',
  'POST /documents': 'A form; document.upload.test.ts sends the same files through both doors.',
};
