import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { ensureSomeSuperAdmin, ensureSuperAdmin, resetSuperAdmin } from './superAdmin.js';

const api = testApi();
const email = 'First@Example.org';
const login = async (password: string) =>
  (await api.as(null).post('/auth/login', { email, password })).body.userType ?? 'refused';

test('the first super administrator comes from the environment, and keeps their password afterwards', async () => {
  const { orm } = api.database;
  await expect(ensureSuperAdmin(orm, 'nobody', 'correct horse')).rejects.toThrow('SUPER_ADMIN_EMAIL must be');
  await expect(ensureSuperAdmin(orm, email, 'short')).rejects.toThrow('SUPER_ADMIN_PASSWORD: ');
  await ensureSuperAdmin(orm, email, 'correct horse');
  expect(await login('correct horse')).toBe('super_admin');
  await ensureSuperAdmin(orm, email, 'another password');
  expect(await login('another password')).toBe('refused');
  expect(await ensureSomeSuperAdmin(orm, '', '')).toBeNull();
});

test('the address of a member is not made a super administrator', async () => {
  const member = await api.make.aVolunteer(await api.make.anOrganization());
  await expect(resetSuperAdmin(api.database.orm, String(member.email), 'correct horse')).rejects.toThrow(
    'belongs to a member of an organization',
  );
});

test('a reset gives a new password, ends all sessions, and stands in the trail', async () => {
  const owner = await api.make.aSuperAdmin('correct horse', { email: 'lost@example.org' });
  const before = api.as(owner);
  expect((await before.get('/super-admin/dashboard')).status).toBe(200);
  expect(await resetSuperAdmin(api.database.orm, 'Lost@example.org', 'battery staple')).toBe('reset');
  expect((await before.get('/super-admin/dashboard')).status).toBe(401);
  const { body } = await api
    .as(null)
    .post('/auth/login', { email: 'lost@example.org', password: 'battery staple' });
  expect(body.userType).toBe('super_admin');
  const { data } = await api
    .as(owner)
    .graphql('{ auditEvents(action: personal_password_reset) { items { actorName subjectName ip } } }');
  expect(data.auditEvents.items).toEqual([
    { actorName: 'npm run super-admin', subjectName: 'lost@example.org', ip: 'the shell' },
  ]);
});
