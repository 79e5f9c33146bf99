type Id = { id: string };
type Person = Id & { email: string };

/** What exists when a documented call is tried. */
export interface Place {
  organization: Id;
  volunteer: Person;
  admin: Person;
  owner: Person;
  other: Person;
  event: Id;
  task: Id;
  document: Id;
  /** A record without an e-mail. */
  invalid: Id;
}

/** One row of the specification's lists of calls. */
export interface Call {
  call: string;
  by: 'volunteer' | 'admin' | 'owner' | 'nobody';
  /** Where the answer is not 200. */
  status?: number;
  path?: (of: Place) => string;
  body?: object | ((of: Place) => object | Buffer);
  headers?: Record<string, string>;
  /** Fields of the answer, by the exact name and path. */
  has?: string[];
}

export const at =
  (noun: 'event' | 'task' | 'document' | 'organization' | 'invalid', rest = '') =>
  (of: Place) =>
    `${of[noun].id}${rest}`;
export const fields = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}.${name}`);

const myTask =
  'id title description priority category due_date estimated_hours assignment_status assignment_date assigned_by_name assigned_by_lastname completed_at completion_notes admin_feedback urgency_level';
export const event =
  'id title description start_date end_date start_time end_time is_all_day location event_type max_volunteers confirmed_signups user_rsvp_status can_signup creator_name creator_lastname';
export const document =
  'id title description category file_name file_type file_size_mb visibility is_pinned created_at uploader_name uploader_lastname';
const stats = 'total_tasks assigned_tasks completed_tasks overdue_tasks';
export const entry = 'id firstName lastName email phone role notes';

const profile = (of: Place) => ({ firstName: 'Ann', lastName: 'Lee', email: of.volunteer.email });
const newPassword = { newPassword: 'a new password', confirmPassword: 'a new password' };

/** Section 7 of the volunteer portal. */
export const portalCalls: Call[] = [
  {
    call: 'POST /auth/login',
    by: 'nobody',
    body: (of) => ({ email: of.volunteer.email, password: 'shared-password-1' }),
    has: ['user.firstName', 'user.organizationName', 'userType', 'tokens.accessToken', 'tokens.refreshToken'],
  },
  {
    call: 'POST /auth/refresh',
    by: 'nobody',
    body: { refreshToken: 'x' },
    status: 401,
    has: ['message', 'code'],
  },
  { call: 'POST /auth/logout', by: 'volunteer' },
  { call: 'GET /auth/me', by: 'volunteer', has: ['user.email', 'user.role', 'userType', 'organizationId'] },
  {
    call: 'GET /auth/check-email/',
    by: 'nobody',
    path: (of) => of.volunteer.email,
    has: ['allowed', 'organization', 'role'],
  },
  { call: 'PUT /users/profile', by: 'volunteer', body: profile, has: ['user.firstName', 'message'] },
  { call: 'PUT /dashboard/profile', by: 'volunteer', body: profile, has: ['user.firstName', 'message'] },
  { call: 'POST /auth/change-org-password', by: 'admin', body: newPassword, has: ['message'] },
  { call: 'GET /auth/organizations', by: 'volunteer', has: ['organizations.0.name'] },
  { call: 'GET /dashboard', by: 'volunteer', has: ['dashboard.tasks'] },
  {
    call: 'GET /dashboard/volunteer',
    by: 'volunteer',
    has: [
      ...fields('dashboard.tasks.0', myTask),
      ...fields('dashboard.events.0', event),
      ...fields('dashboard.documents.0', document),
      ...fields('dashboard.taskStats', stats),
    ],
  },
  {
    call: 'GET /dashboard/volunteers',
    by: 'volunteer',
    has: ['organization.name', 'organization.description', ...fields('volunteers.0', entry)],
  },
  { call: 'GET /dashboard/calendar', by: 'volunteer', has: ['events', 'view'] },
  { call: 'GET /dashboard/stats', by: 'volunteer', has: fields('stats', stats) },
  {
    call: 'GET /tasks/my',
    by: 'volunteer',
    has: [
      ...fields('tasks.0', myTask),
      ...fields('stats', stats),
      ...fields('pagination', 'current_page total_pages total_items items_per_page'),
    ],
  },
  {
    call: 'PUT /tasks/',
    by: 'volunteer',
    path: at('task', '/status'),
    body: { status: 'completed', completionNotes: 'Done' },
    has: ['message', 'assignment.completion_notes'],
  },
  { call: 'GET /tasks', by: 'volunteer', has: ['tasks.0.title'] },
  { call: 'GET /calendar/upcoming', by: 'volunteer', has: fields('events.0', event) },
  { call: 'GET /calendar/events', by: 'volunteer', has: fields('events.0', event) },
  { call: 'GET /calendar/events/', by: 'volunteer', path: at('event'), has: fields('event', event) },
  {
    call: 'POST /calendar/events/',
    by: 'volunteer',
    path: at('event', '/rsvp'),
    body: { status: 'signed_up', notes: 'With a friend' },
    has: ['message', 'event.user_rsvp_status'],
  },
  { call: 'GET /calendar/events/', by: 'volunteer', path: at('event', '/export') },
  { call: 'GET /documents/recent', by: 'volunteer', has: fields('documents.0', document) },
  { call: 'GET /documents', by: 'volunteer', has: fields('documents.0', document) },
  { call: 'GET /documents/', by: 'volunteer', path: at('document', '/download') },
];
