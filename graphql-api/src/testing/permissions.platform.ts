import type { Fixture, Row } from './permissions.table.js';

const ownersOnly: Row['who'] = [401, 403, 403, 200];
const organization = (of: Fixture) => ({ id: of.organization.id });
const email = (of: Fixture) => ({ email: of.other.email });
let counter = 0;

/** An organization or an address that no cell before has used. */
const fresh = () => {
  counter += 1;
  return `new${counter}@example.org`;
};
const newOrganization = () => ({ name: fresh(), password: 'a shared password' });
const newUser = (of: Fixture) => ({ email: fresh(), organizationId: of.organization.id });

/** The platform owner's console, and the audit trail that admins read for their own organization. */
export const platformTable: Row[] = [
  { useCase: 'auditEvents', who: [401, 403, 200, 200] },
  { useCase: 'platformDashboard', who: ownersOnly, rest: [{ call: 'GET /super-admin/dashboard' }] },
  { useCase: 'platformAnalytics', who: ownersOnly, rest: [{ call: 'GET /super-admin/analytics' }] },
  { useCase: 'platformOrganizations', who: ownersOnly, rest: [{ call: 'GET /super-admin/organizations' }] },
  {
    useCase: 'createOrganization',
    who: ownersOnly,
    args: () => ({ input: newOrganization() }),
    rest: [{ call: 'POST /super-admin/organizations', body: newOrganization }],
  },
  {
    useCase: 'updateOrganization',
    who: ownersOnly,
    args: (of) => ({ ...organization(of), input: { phone: '555' } }),
    rest: [
      { call: 'PUT /super-admin/organizations/:id', params: organization, body: () => ({ phone: '555' }) },
    ],
  },
  {
    useCase: 'setOrganizationStatus',
    who: ownersOnly,
    args: (of) => ({ ...organization(of), isActive: false }),
    rest: [
      {
        call: 'PUT /super-admin/organizations/:id/status',
        params: organization,
        body: () => ({ is_active: false }),
      },
    ],
  },
  {
    useCase: 'platformUsers',
    who: ownersOnly,
    rest: [
      { call: 'GET /super-admin/users' },
      {
        call: 'GET /super-admin/users/:organizationId',
        params: (of) => ({ organizationId: of.organization.id }),
      },
    ],
  },
  {
    useCase: 'addUser',
    who: ownersOnly,
    args: (of) => ({ input: newUser(of) }),
    rest: [{ call: 'POST /super-admin/users', body: newUser }],
  },
  {
    useCase: 'updateUser',
    who: ownersOnly,
    args: (of) => ({ ...email(of), input: { firstName: 'Ida' } }),
    rest: [{ call: 'PUT /super-admin/users/:email', params: email, body: () => ({ firstName: 'Ida' }) }],
  },
  {
    useCase: 'changeUserRole',
    who: ownersOnly,
    args: (of) => ({ ...email(of), role: 'nonprofit_admin' }),
    rest: [
      {
        call: 'PUT /super-admin/users/:email/role',
        params: email,
        body: () => ({ role: 'nonprofit_admin' }),
      },
    ],
  },
  {
    useCase: 'deleteUser',
    who: ownersOnly,
    args: email,
    rest: [{ call: 'DELETE /super-admin/users/:email', params: email }],
  },
];
