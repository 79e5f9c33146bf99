import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const nobody = '01890000-0000-7000-8000-000000000000';
let owner: { id: string; email?: unknown };
let admin: { id: string; email?: unknown };
let volunteer: { id: string; email?: unknown };
let organization: { id: string };

beforeAll(async () => {
  owner = await api.make.aSuperAdmin('the password of the owner', { email: 'owner@example.org' });
  organization = await api.make.anOrganization({ name: 'Orchard' });
  admin = await api.make.anAdmin(organization, { email: 'admin@example.org' });
  volunteer = await api.make.aVolunteer(organization, { email: 'volunteer@example.org' });
});

type Call = [method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object];
const send = (viewer: { id: string } | null, [method, path, body]: Call) => {
  const actor = api.as(viewer);
  const to = `/super-admin${path.replace('{organization}', organization.id)}`;
  if (method === 'get') return actor.get(to);
  return method === 'delete' ? actor.delete(to) : actor[method](to, body ?? {});
};

/** All that these calls could change, but for the time of the last sign-in. */
const everything = async () => {
  const tables = ['organizations', 'users', 'audit_events'] as const;
  return Promise.all(
    tables.map((table) => api.database.db.selectFrom(table).selectAll().orderBy('id').execute()),
  );
};

const calls: Call[] = [
  ['get', '/dashboard'],
  ['get', '/analytics'],
  ['get', '/organizations'],
  ['post', '/organizations', { name: 'New', password: 'long enough' }],
  ['put', '/organizations/{organization}', { name: 'Taken over' }],
  ['put', '/organizations/{organization}/status', { is_active: false }],
  ['get', '/users'],
  ['post', '/users', { email: 'new@example.org', organizationId: nobody }],
  ['put', '/users/volunteer@example.org/role', { role: 'nonprofit_admin' }],
  ['put', '/users/volunteer@example.org', { role: 'nonprofit_admin' }],
  ['delete', '/users/volunteer@example.org'],
  ['get', '/users/{organization}'],
];

describe('nobody but a super administrator', () => {
  test.each(calls)('%s %s', async (...call) => {
    const before = await everything();
    const answers = [await send(null, call), await send(volunteer, call), await send(admin, call)];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
    for (const { body } of answers) {
      expect(body).toMatchObject({ success: false, message: expect.any(String), code: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });
});

const long = 'x'.repeat(20_001);
const refusals: [...Call, status: number][] = [
  ['get', '/analytics?months=37', undefined, 400],
  ['get', '/organizations?limit=0', undefined, 400],
  ['get', '/organizations?sortBy=password', undefined, 400],
  ['get', '/organizations?status=deleted', undefined, 400],
  ['post', '/organizations', { name: 5, password: 'long enough' }, 400],
  ['post', '/organizations', { name: 'New', password: 12_345_678 }, 400],
  ['post', '/organizations', { name: long, password: 'long enough' }, 400],
  ['post', '/organizations', { name: 'New', password: 'long enough', phone: long }, 400],
  ['put', '/organizations/{organization}', { name: ' ' }, 400],
  ['put', '/organizations/{organization}', { name: null }, 400],
  ['put', '/organizations/{organization}', { password: 'short' }, 400],
  ['put', '/organizations/{organization}', { website: 'ftp://example.org' }, 400],
  ['put', '/organizations/{organization}', { timezone: 'Mars/Olympus' }, 400],
  ['put', '/organizations/1', { name: 'New' }, 400],
  ['put', `/organizations/${nobody}`, { name: 'New' }, 404],
  ['put', '/organizations/{organization}/status', {}, 400],
  ['put', '/organizations/{organization}/status', { is_active: 'false' }, 400],
  ['put', `/organizations/${nobody}/status`, { is_active: false }, 404],
  ['get', '/users?page=0', undefined, 400],
  ['get', '/users?limit=1001', undefined, 400],
  ['get', '/users?organizationId=1', undefined, 400],
  ['get', '/users/1', undefined, 400],
  ['post', '/users', { organizationId: nobody }, 400],
  ['post', '/users', { email: 'new@example.org' }, 400],
  ['post', '/users', { email: 'new@example.org', organizationId: 'orchard' }, 400],
  ['post', '/users', { email: 'new@example.org', organizationId: nobody }, 404],
  ['put', '/users/volunteer@example.org/role', {}, 400],
  ['put', '/users/volunteer@example.org/role', { role: 'super_admin' }, 400],
  ['put', '/users/nobody@example.org/role', { role: 'volunteer' }, 404],
  ['put', '/users/owner@example.org/role', { role: 'volunteer' }, 404],
  ['put', '/users/admin@example.org/role', { role: 'volunteer' }, 409],
  ['put', '/users/volunteer@example.org', { role: 'owner' }, 400],
  ['put', '/users/volunteer@example.org', { firstName: long }, 400],
  ['put', '/users/volunteer@example.org', { phone: 555 }, 400],
  ['put', '/users/volunteer@example.org', { notes: long }, 400],
  ['put', '/users/owner@example.org', { firstName: 'Mine' }, 404],
  ['delete', '/users/nobody@example.org', undefined, 404],
  ['delete', '/users/owner@example.org', undefined, 404],
  ['delete', '/users/admin@example.org', undefined, 409],
];

describe('a super administrator is refused, and nothing changes', () => {
  test.each(refusals)('%s %s %j', async (method, path, body, status) => {
    const before = await everything();
    const answer = await send(owner, [method, path, body]);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(answer.text).not.toContain('xxxx');
    expect(await everything()).toEqual(before);
  });
});

test('neither the shared password of an organization nor the own one of an admin is open to whoever asks', async () => {
  const change = {
    newPassword: 'long enough',
    confirmPassword: 'long enough',
    organizationId: organization.id,
  };
  const other = await api.make.anAdmin(await api.make.anOrganization());
  const before = await everything();
  const to = '/auth/change-org-password';
  expect((await api.as(null).post(to, change)).status).toBe(401);
  expect((await api.as(volunteer).post(to, change)).status).toBe(403);
  expect((await api.as(other).post(to, change)).status).toBe(403);
  expect((await api.as(owner).post(to, { ...change, organizationId: undefined })).status).toBe(400);
  expect((await api.as(owner).post(to, { ...change, organizationId: nobody })).status).toBe(404);
  expect(
    (await api.as(owner).post(to, { ...change, newPassword: 'short', confirmPassword: 'short' })).status,
  ).toBe(400);
  const reset = (id: string) => `mutation { resetPersonalPassword(userId: "${id}") }`;
  expect((await api.as(other).graphql(reset(admin.id))).code).toBe('NOT_FOUND');
  expect((await api.as(volunteer).graphql(reset(admin.id))).code).toBe('FORBIDDEN');
  expect((await api.as(owner).graphql(reset(volunteer.id))).code).toBe('NOT_FOUND');
  expect(await everything()).toEqual(before);
  expect((await api.as(owner).post(to, change)).status).toBe(200);
  expect((await api.as(owner).graphql(reset(admin.id))).data.resetPersonalPassword).toBe(admin.id);
});
