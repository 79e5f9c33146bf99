import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { recordDeed } from './audit.service.js';
import { AuditAction } from './auditEvent.entity.js';

const api = testApi();
let owner: { id: string };

beforeAll(async () => {
  owner = await api.make.aSuperAdmin('the password of the owner');
});

const trail = async (viewer: { id: string }, args = '') => {
  const { data, code } = await api
    .as(viewer)
    .graphql(
      `{ auditEvents${args && `(${args})`} { items { action actorName subjectName details organizationName createdAt } pageInfo { currentPage totalPages totalItems } } }`,
    );
  return { ...data?.auditEvents, code };
};
const actions = async (viewer: { id: string }, args = '') =>
  (await trail(viewer, args)).items.map(({ action }: { action: string }) => action);

/** A sign-in as it would stand there from an earlier day. */
const signedIn = (user: { id: string; organizationId?: unknown }, createdAt: string, succeeded = true) =>
  api.database.db
    .insertInto('sign_in_events')
    .values({
      id: newId(),
      user_id: user.id,
      organization_id: user.organizationId as string,
      succeeded,
      ip: '192.0.2.1',
      created_at: createdAt as never,
    })
    .execute();

test('a newsletter and a new e-mail address leave their traces', async () => {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  await api.make.aVolunteer(organization);
  await api.as(null).post('/auth/login', { email: admin.email, password: sharedPassword });
  await api
    .as(admin)
    .graphql(
      'mutation { sendNewsletter(input: { subject: "Spring", text: "Hello", audience: all }) { id } }',
    );
  const newPassword = 'a password of my own';
  await api.as(admin).post('/auth/change-password', {
    currentPassword: sharedPassword,
    newPassword,
    confirmPassword: newPassword,
  });
  const changed = await api.as(admin).put('/users/profile', {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann.lee@example.org',
    currentPassword: newPassword,
  });
  expect(changed.status).toBe(200);
  const { items } = await trail(admin);
  expect(items).toMatchObject([
    {
      action: 'email_changed',
      actorName: admin.email,
      subjectName: 'ann.lee@example.org',
      details: admin.email,
    },
    { action: 'personal_password_changed' },
    { action: 'newsletter_sent', subjectName: 'Spring', details: '2' },
    { action: 'sign_in_succeeded', actorName: 'ann.lee@example.org' },
  ]);
});

test('refusals leave none', async () => {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization, { email: 'alone@example.org' });
  const asAdmin = api.as(admin);
  expect(
    (await asAdmin.put('/users/profile', { firstName: 'A', lastName: 'B', email: 'x@example.org' })).status,
  ).toBe(400);
  expect(
    (await api.as(owner).put(`/super-admin/users/${admin.email}/role`, { role: 'volunteer' })).status,
  ).toBe(409);
  expect((await api.as(owner).delete(`/super-admin/users/${admin.email}`)).status).toBe(409);
  expect(await actions(admin)).toEqual([]);
});

test('days, deeds and people narrow it, and pages do not overlap', async () => {
  const organization = await api.make.anOrganization({ name: 'Narrow' });
  const admin = await api.make.anAdmin(organization, { firstName: 'Zelda', lastName: 'Quill' });
  const other = await api.make.aVolunteer(organization);
  for (const day of ['01', '02', '03', '04', '05']) await signedIn(admin, `2026-05-${day}T12:00:00Z`);
  await signedIn(other, '2026-05-03T13:00:00Z', false);
  const times = async (args: string) =>
    (await trail(admin, args)).items.map(({ createdAt }: { createdAt: string }) => createdAt.slice(8, 13));
  expect(await times('')).toEqual(['05T12', '04T12', '03T13', '03T12', '02T12', '01T12']);
  expect(await times('since: "2026-05-02T12:00:00Z", before: "2026-05-04T12:00:00Z"')).toEqual([
    '03T13',
    '03T12',
    '02T12',
  ]);
  expect(await times('action: sign_in_refused')).toEqual(['03T13']);
  expect(await times('search: "zelda qu"')).toHaveLength(5);
  expect(await times(`search: "${String(other.email)}"`)).toEqual(['03T13']);
  expect(await times('search: "%"')).toEqual([]);
  expect(await times('limit: 4')).toEqual(['05T12', '04T12', '03T13', '03T12']);
  expect(await times('limit: 4, page: 2')).toEqual(['02T12', '01T12']);
  expect((await trail(admin, 'limit: 4, page: 2')).pageInfo).toEqual({
    currentPage: 2,
    totalPages: 2,
    totalItems: 6,
  });
  expect((await trail(admin, 'limit: 100, page: 101')).items).toEqual([]);
  expect((await trail(admin, 'since: "yesterday"')).code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('an admin reads the own organization whatever they ask for, a volunteer nothing', async () => {
  const [mine, theirs] = [await api.make.anOrganization(), await api.make.anOrganization({ name: 'Theirs' })];
  const admin = await api.make.anAdmin(mine);
  const volunteer = await api.make.aVolunteer(theirs);
  await signedIn(volunteer, '2026-06-01T12:00:00Z');
  expect((await trail(admin, `organizationId: "${theirs.id}"`)).items).toEqual([]);
  expect(await actions(owner, `organizationId: "${theirs.id}"`)).toEqual(['sign_in_succeeded']);
  expect((await trail(owner, `search: "${String(volunteer.email)}"`)).items).toMatchObject([
    { organizationName: 'Theirs' },
  ]);
  expect((await trail(volunteer)).code).toBe('FORBIDDEN');
});

test('every deed has a name that the database knows', async () => {
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  const em = api.database.orm.em.fork();
  const tx = { em, viewer: { id: admin.id, email: admin.email }, ip: '192.0.2.1' } as never;
  for (const action of Object.values(AuditAction)) {
    await recordDeed(tx, { action, organizationId: organization.id, subjectName: 'x' });
  }
  expect(new Set(await actions(admin, 'limit: 100'))).toEqual(new Set(Object.values(AuditAction)));
});
