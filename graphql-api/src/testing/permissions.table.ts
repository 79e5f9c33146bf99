import { deskTable } from './permissions.desk.js';
import { officeTable } from './permissions.office.js';
import { platformTable } from './permissions.platform.js';
import { programTable } from './permissions.programs.js';

/**
 * Who may do what: one row per use case, the same through both doors. The numbers are the HTTP answers to
 * somebody not signed in, a volunteer, an admin of the organization, and a super administrator.
 */
export interface Row {
  /** The GraphQL root field. */
  useCase: string;
  who: [anonymous: number, volunteer: number, nonprofitAdmin: number, superAdmin: number];
  args?: (of: Fixture) => object;
  /** The REST calls of the use case: `METHOD /path/:parameter`, its parameters and its body. */
  rest?: {
    call: string;
    who?: Row['who'];
    params?: (of: Fixture) => Record<string, string>;
    body?: (of: Fixture) => object;
  }[];
}

type Id = { id: string };

/** What exists when a cell of the table is tried; made anew for each. */
export interface Fixture {
  organization: Id;
  volunteer: Id & { email: string };
  nonprofitAdmin: Id & { email: string };
  superAdmin: Id & { email: string };
  /** Another member, on whom things are done. */
  other: Id & { email: string };
  event: Id;
  /** Assigned to the volunteer, the admin and the other member. */
  task: Id;
  document: Id;
}

const id = (noun: 'event' | 'task' | 'document') => (of: Fixture) => ({ id: of[noun].id });
const profile = (of: Fixture) => ({ firstName: 'Ann', lastName: 'Lee', email: of.volunteer.email });
const anyPassword = { newPassword: 'a new password', confirmPassword: 'a new password' };

export const table: Row[] = [
  // Sessions. Public: login, refreshSession, checkEmail; what they refuse is no matter of permission.
  {
    useCase: 'login',
    who: [401, 401, 401, 401],
    args: () => ({ email: 'nobody@example.org', password: 'x' }),
    rest: [{ call: 'POST /auth/login', body: () => ({ email: 'nobody@example.org', password: 'x' }) }],
  },
  {
    useCase: 'refreshSession',
    who: [401, 401, 401, 401],
    args: () => ({ refreshToken: 'x' }),
    rest: [{ call: 'POST /auth/refresh', body: () => ({ refreshToken: 'x' }) }],
  },
  {
    useCase: 'checkEmail',
    who: [200, 200, 200, 200],
    args: () => ({ email: 'nobody@example.org' }),
    rest: [{ call: 'GET /auth/check-email/:email', params: () => ({ email: 'nobody@example.org' }) }],
  },
  { useCase: 'viewer', who: [401, 200, 200, 200], rest: [{ call: 'GET /auth/me' }] },
  { useCase: 'logout', who: [401, 200, 200, 200], rest: [{ call: 'POST /auth/logout' }] },
  {
    // 400: the shared password of the fixture is not the one given; asking is everybody's right.
    useCase: 'changePassword',
    who: [401, 400, 400, 400],
    args: () => ({ currentPassword: 'wrong', ...anyPassword }),
    rest: [
      { call: 'POST /auth/change-password', body: () => ({ currentPassword: 'wrong', ...anyPassword }) },
    ],
  },
  {
    useCase: 'changeOrganizationPassword',
    who: [401, 403, 200, 200],
    args: (of) => ({ ...anyPassword, organizationId: of.organization.id }),
    rest: [
      {
        call: 'POST /auth/change-org-password',
        body: (of) => ({ ...anyPassword, organizationId: of.organization.id }),
      },
    ],
  },
  { useCase: 'organizations', who: [401, 200, 200, 200], rest: [{ call: 'GET /auth/organizations' }] },

  { useCase: 'mySessions', who: [401, 200, 200, 200], rest: [{ call: 'GET /auth/sessions' }] },
  { useCase: 'myData', who: [401, 200, 200, 200], rest: [{ call: 'GET /profile/data' }] },
  {
    // 404: nobody has this session, and asking is everybody's right.
    useCase: 'endMySession',
    who: [401, 404, 404, 404],
    args: (of) => ({ id: of.organization.id }),
    rest: [{ call: 'DELETE /auth/sessions/:id', params: (of) => ({ id: of.organization.id }) }],
  },
  { useCase: 'endMyOtherSessions', who: [401, 200, 200, 200], rest: [{ call: 'DELETE /auth/sessions' }] },

  ...programTable,

  // The portal: everybody in an organization; a super administrator has no place there.
  {
    useCase: 'volunteerDashboard',
    who: [401, 200, 200, 403],
    // An admin's short addresses are the use case adminDashboard.
    rest: [
      { call: 'GET /dashboard' },
      { call: 'GET /dashboard/volunteer' },
      { call: 'GET /dashboard/stats' },
    ],
  },
  {
    useCase: 'myTasks',
    who: [401, 200, 200, 403],
    // An admin's GET /tasks is the use case adminTasks.
    rest: [{ call: 'GET /tasks/my' }, { call: 'GET /tasks' }],
  },
  {
    useCase: 'completeMyTask',
    who: [401, 200, 200, 403],
    args: (of) => ({ taskId: of.task.id }),
    rest: [{ call: 'PUT /tasks/:id/status', params: id('task'), body: () => ({ status: 'completed' }) }],
  },
  { useCase: 'reopenMyTask', who: [401, 200, 200, 403], args: (of) => ({ taskId: of.task.id }) },
  { useCase: 'upcomingEvents', who: [401, 200, 200, 403], rest: [{ call: 'GET /calendar/upcoming' }] },
  {
    useCase: 'calendarMonth',
    who: [401, 200, 200, 403],
    args: () => ({ month: 5, year: 2026 }),
    rest: [{ call: 'GET /calendar/events' }, { call: 'GET /dashboard/calendar' }],
  },
  {
    useCase: 'event',
    who: [401, 200, 200, 403],
    args: id('event'),
    rest: [
      { call: 'GET /calendar/events/:id', params: id('event') },
      { call: 'GET /calendar/events/:id/export', params: id('event') },
    ],
  },
  {
    useCase: 'rsvpToEvent',
    who: [401, 200, 200, 403],
    args: (of) => ({ eventId: of.event.id, status: 'signed_up' }),
    rest: [
      { call: 'POST /calendar/events/:id/rsvp', params: id('event'), body: () => ({ status: 'signed_up' }) },
    ],
  },
  {
    // 400: the address is the volunteer's, and nobody can take another's.
    useCase: 'updateProfile',
    who: [401, 200, 400, 403],
    args: (of) => ({ input: profile(of) }),
    rest: [
      { call: 'PUT /users/profile', body: profile },
      { call: 'PUT /dashboard/profile', body: profile },
    ],
  },
  {
    useCase: 'myCalendarFeed',
    who: [401, 200, 200, 403],
    // Public by its secret, and nothing without: a calendar program has no session.
    rest: [
      { call: 'GET /calendar/feed/:secret.ics', who: [404, 404, 404, 404], params: () => ({ secret: 'x' }) },
    ],
  },
  { useCase: 'resetMyCalendarFeed', who: [401, 200, 200, 403] },
  { useCase: 'myPastEvents', who: [401, 200, 200, 403] },
  { useCase: 'directory', who: [401, 200, 200, 403], rest: [{ call: 'GET /dashboard/volunteers' }] },
  { useCase: 'documents', who: [401, 200, 200, 403], rest: [{ call: 'GET /documents' }] },
  { useCase: 'recentDocuments', who: [401, 200, 200, 403], rest: [{ call: 'GET /documents/recent' }] },
  {
    useCase: 'document',
    who: [401, 200, 200, 403],
    args: id('document'),
    rest: [{ call: 'GET /documents/:id/download', params: id('document') }],
  },

  ...deskTable,
  ...officeTable,
  ...platformTable,
];
