import { at, type Call, document, entry, event, fields } from './contract.calls.js';
import { formBody, formHeaders } from './uploads.js';

const adminTask =
  'id title description due_date priority status created_by_name assignment_count completed_assignments assignments';
const assignment = 'user_id user_email user_first_name user_last_name user_name status';
const organization =
  'id name description website phone address is_active user_count task_count document_count created_at updated_at';
const user = 'email role organization_id organization_name notes firstName lastName phone last_login';
const newEvent = { title: 'Sorting', start_date: '2099-05-02', end_date: '' };

/** Section 7 of the administrator areas, as far as the portal's list does not hold them. */
export const adminCalls: Call[] = [
  { call: 'GET /calendar/events', by: 'admin', has: fields('events.0', event) },
  { call: 'GET /calendar/events/', by: 'admin', path: at('event'), has: fields('event', event) },
  { call: 'POST /calendar/events', by: 'admin', body: newEvent, status: 201, has: ['message', 'event.id'] },
  { call: 'PUT /calendar/events/', by: 'admin', path: at('event'), body: newEvent, has: ['event.title'] },
  { call: 'DELETE /calendar/events/', by: 'admin', path: at('event'), has: ['message'] },
  { call: 'GET /documents', by: 'admin', has: fields('documents.0', document) },
  {
    call: 'POST /documents',
    by: 'admin',
    body: () =>
      formBody(
        { title: 'Notes', category: 'forms', visibility: 'all', is_pinned: 'true' },
        { file: { name: 'notes.txt', content: 'Words', type: 'text/plain' } },
      ),
    headers: formHeaders,
    status: 201,
    has: ['message', ...fields('document', document)],
  },
  { call: 'GET /documents/', by: 'admin', path: at('document', '/download') },
  {
    call: 'PUT /documents/',
    by: 'admin',
    path: at('document'),
    body: { is_pinned: true },
    has: ['document.is_pinned'],
  },
  { call: 'DELETE /documents/', by: 'admin', path: at('document'), has: ['message'] },
  {
    call: 'GET /admin/tasks',
    by: 'admin',
    has: [...fields('tasks.0', adminTask), ...fields('tasks.0.assignments.0', assignment)],
  },
  {
    call: 'POST /admin/tasks',
    by: 'admin',
    body: (of) => ({ title: 'Call', priority: 'low', assign_to_emails: [of.volunteer.email] }),
    status: 201,
    has: ['message', ...fields('task', adminTask)],
  },
  {
    call: 'PUT /tasks/',
    by: 'admin',
    path: at('task'),
    body: { title: 'Anew' },
    has: ['task.title', 'message'],
  },
  { call: 'DELETE /tasks/', by: 'admin', path: at('task'), has: ['message'] },
  {
    call: 'POST /tasks/',
    by: 'admin',
    path: at('task', '/complete'),
    body: (of) => ({ userId: of.volunteer.id, completionNotes: 'Completed by admin' }),
    has: ['message'],
  },
  {
    call: 'GET /dashboard/admin',
    by: 'admin',
    has: [
      'dashboard.organization.name',
      'dashboard.volunteerStats.total_volunteers',
      ...fields('dashboard.taskOverview', 'total_tasks completed_assignments'),
      'dashboard.upcomingEvents',
      ...fields(
        'dashboard.recentActivity.0',
        'activity_type type title description due_date status assignee_first_name assignee_last_name assignee_email user_name',
      ),
    ],
  },
  {
    call: 'GET /dashboard/volunteers',
    by: 'admin',
    has: [...fields('volunteers.0', entry), 'volunteers.0.lastLogin'],
  },
  {
    call: 'POST /admin/volunteers',
    by: 'admin',
    body: { name: 'Ada Stone', email: 'ada.stone@example.org', role: 'volunteer', notes: 'Tuesdays' },
    status: 201,
    has: fields('volunteer', 'id email firstName lastName role lastLogin notes'),
  },
  {
    call: 'PUT /admin/volunteers/',
    by: 'admin',
    path: (of) => of.other.email,
    body: { name: 'Ada Stone', role: 'volunteer', notes: '' },
    has: ['volunteer.firstName'],
  },
  { call: 'DELETE /admin/volunteers/', by: 'admin', path: (of) => of.other.email, has: ['message'] },
  { call: 'DELETE /admin/volunteers/invalid/', by: 'admin', path: at('invalid'), has: ['message'] },
  {
    call: 'POST /admin/volunteers/invalid/delete-by-criteria',
    by: 'admin',
    body: { firstName: 'Without' },
    has: ['message'],
  },
];

/** The super administrator's list. */
export const ownerCalls: Call[] = [
  {
    call: 'GET /super-admin/dashboard',
    by: 'owner',
    has: [
      ...fields('data.stats', 'total_organizations total_users total_tasks total_documents'),
      ...fields(
        'data.analytics',
        'active_this_week total_logins new_this_month completed_tasks pending_tasks',
      ),
      ...fields('data.analytics.top_organizations.0', 'name user_count'),
      ...fields('data.organizations.0', organization),
    ],
  },
  { call: 'GET /super-admin/organizations', by: 'owner', has: fields('organizations.0', organization) },
  {
    call: 'POST /super-admin/organizations',
    by: 'owner',
    body: { name: 'River Watch', password: 'river-watch-1', nonprofitAdminEmail: 'boss@river.example' },
    status: 201,
    has: ['message', ...fields('organization', organization)],
  },
  {
    call: 'PUT /super-admin/organizations/',
    by: 'owner',
    path: at('organization'),
    body: { name: 'Renamed' },
    has: ['organization.name', 'message'],
  },
  {
    call: 'PUT /super-admin/organizations/',
    by: 'owner',
    path: at('organization', '/status'),
    body: { is_active: false },
    has: ['organization.is_active', 'message'],
  },
  { call: 'GET /super-admin/users', by: 'owner', has: fields('users.0', user) },
  {
    call: 'POST /super-admin/users',
    by: 'owner',
    body: (of) => ({
      email: 'new@example.org',
      role: 'volunteer',
      organizationId: of.organization.id,
      notes: '',
    }),
    status: 201,
    has: ['message'],
  },
  {
    call: 'PUT /super-admin/users/',
    by: 'owner',
    path: (of) => `${of.other.email}/role`,
    body: (of) => ({ role: 'nonprofit_admin', organizationId: of.organization.id }),
    has: ['message'],
  },
  {
    call: 'PUT /super-admin/users/',
    by: 'owner',
    path: (of) => of.other.email,
    body: { role: 'volunteer', firstName: 'Ada', lastName: 'Stone', phone: '', notes: '' },
    has: ['message'],
  },
  { call: 'DELETE /super-admin/users/', by: 'owner', path: (of) => of.other.email, has: ['message'] },
  { call: 'GET /super-admin/users/', by: 'owner', path: at('organization'), has: ['users.0.email'] },
];
