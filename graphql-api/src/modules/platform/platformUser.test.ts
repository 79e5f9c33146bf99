import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
let owner: { id: string };
let organization: { id: string; name: string };

beforeAll(async () => {
  owner = await api.make.aSuperAdmin('the password of the owner');
  organization = await api.make.anOrganization({ name: 'Orchard' });
});

const asOwner = () => api.as(owner);
const add = (body: object) =>
  asOwner().post('/super-admin/users', { organizationId: organization.id, ...body });

test('the list shows the documented fields, filtered by organization and role, never a super administrator', async () => {
  const place = await api.make.anOrganization({ name: 'Mill' });
  const admin = await api.make.anAdmin(place, {
    firstName: 'Zoë',
    lastName: 'Ångström',
    phone: '555',
    adminNotes: 'Keys',
    lastLogin: new Date('2026-05-01T10:00:00Z'),
  });
  await api.make.aVolunteer(place, { firstName: null, lastName: null });
  const { body } = await asOwner().get(`/super-admin/users?organizationId=${place.id}&role=nonprofit_admin`);
  expect(body.users).toEqual([
    {
      id: admin.id,
      email: admin.email,
      role: 'nonprofit_admin',
      organization_id: place.id,
      organizationId: place.id,
      organization_name: 'Mill',
      first_name: 'Zoë',
      firstName: 'Zoë',
      last_name: 'Ångström',
      lastName: 'Ångström',
      phone: '555',
      admin_notes: 'Keys',
      notes: JSON.stringify({ firstName: 'Zoë', lastName: 'Ångström', adminNotes: 'Keys' }),
      last_login: '2026-05-01T10:00:00.000Z',
      lastLogin: '2026-05-01T10:00:00.000Z',
      has_personal_password: false,
    },
  ]);
  const inPlace = await asOwner().get(`/super-admin/users/${place.id}`);
  expect(inPlace.body.users).toHaveLength(2);
  const found = await asOwner().get('/super-admin/users?search=zoe%20ang');
  expect(found.body.users.map(({ id }: { id: string }) => id)).toEqual([admin.id]);
  const everybody = await asOwner().get('/super-admin/users');
  expect(everybody.body.users.map(({ role }: { role: string }) => role)).not.toContain('super_admin');
  expect((await asOwner().get('/super-admin/users?role=super_admin')).status).toBe(400);
});

describe('adding a user', () => {
  test('makes a volunteer who can sign in', async () => {
    const { status, body } = await add({ email: ' New.Person@Example.org', notes: 'Met at the fair' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'User added successfully!',
      user: { email: 'new.person@example.org', role: 'volunteer', organization_name: 'Orchard' },
    });
    const signedIn = await api
      .as(null)
      .post('/auth/login', { email: 'new.person@example.org', password: sharedPassword });
    expect(signedIn.status).toBe(200);
  });

  test.each([
    [{ email: 'nobody' }, 400, 'Please enter a valid e-mail address'],
    [{ email: 'a@example.org', organizationId: null }, 400, 'organizationId is required'],
    [{ email: 'a@example.org', role: 'super_admin' }, 400, 'Role must be volunteer or nonprofit_admin'],
    [{}, 400, 'email is required'],
    [
      { email: 'a@example.org', organizationId: '01890000-0000-7000-8000-000000000000' },
      404,
      'Organization not found',
    ],
  ])('%j is refused', async (body, status, message) => {
    const answer = await add(body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  test('an address in use anywhere is refused without a word about where', async () => {
    const { email } = await api.make.aVolunteer(await api.make.anOrganization());
    const answers = await Promise.all([1, 2, 3].map(() => add({ email: 'race@example.org' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const { status, body } = await add({ email });
    expect([status, body.message]).toEqual([409, 'This e-mail address is already in use']);
  });
});

test('a role counts from the next request on, and the last admin keeps theirs', async () => {
  const place = await api.make.anOrganization();
  const [first, second] = [await api.make.anAdmin(place), await api.make.anAdmin(place)];
  const role = (email: unknown, value: string) =>
    asOwner().put(`/super-admin/users/${encodeURIComponent(String(email))}/role`, { role: value });
  const person = api.as(first);
  expect((await person.get('/auth/me')).body.userType).toBe('nonprofit_admin');
  const changed = await role(first.email, 'volunteer');
  expect(changed.body).toMatchObject({
    message: 'User role updated successfully!',
    user: { role: 'volunteer' },
  });
  expect((await person.get('/auth/me')).body.userType).toBe('volunteer');
  const last = await role(second.email, 'volunteer');
  expect([last.status, last.body.code]).toEqual([409, 'CONFLICT']);
  expect((await role('nobody@example.org', 'volunteer')).status).toBe(404);
  expect((await role(owner.id, 'volunteer')).status).toBe(400);
});

test('two last admins who lose their role at the same moment: one keeps it', async () => {
  const place = await api.make.anOrganization();
  const admins = [await api.make.anAdmin(place), await api.make.anAdmin(place)];
  const answers = await Promise.all(
    admins.map(({ email }) => asOwner().put(`/super-admin/users/${email}/role`, { role: 'volunteer' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('editing keeps what is not given and takes both spellings of names', async () => {
  const { email } = await api.make.aVolunteer(organization, { phone: '1', adminNotes: 'Old' });
  const { body } = await asOwner().put(`/super-admin/users/${String(email).toUpperCase()}`, {
    first_name: 'Ida',
    lastName: 'Wells',
    email: 'other@example.org',
  });
  expect(body.message).toBe('User updated successfully!');
  expect(body.user).toMatchObject({
    email,
    firstName: 'Ida',
    last_name: 'Wells',
    phone: '1',
    admin_notes: 'Old',
  });
});

test('deleting is for good: access ends, seats are free, and what was done stays without a name', async () => {
  const person = await api.make.aVolunteer(organization, { firstName: 'Gone', lastName: 'Away' });
  const event = await api.make.anEvent(organization, { maxVolunteers: 1, createdById: person.id });
  const done = await api.make.aTask(organization, [person]);
  const open = await api.make.aTask(organization, [person]);
  const asPerson = api.as(person);
  await asPerson.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  await asPerson.put(`/tasks/${done.id}/status`, { status: 'completed' });

  const answer = await asOwner().delete(`/super-admin/users/${person.email}`);
  expect([answer.status, answer.body.message]).toEqual([200, 'User deleted successfully!']);
  expect((await asPerson.get('/auth/me')).status).toBe(401);
  expect((await asOwner().delete(`/super-admin/users/${person.email}`)).status).toBe(404);

  const other = await api.make.aVolunteer(organization);
  const seen = await api.as(other).get(`/calendar/events/${event.id}`);
  expect(seen.body.event).toMatchObject({ confirmed_signups: 0, creator_name: null, creator_lastname: null });
  const assignments = await api.database.db
    .selectFrom('assignments')
    .select(['task_id', 'status'])
    .where('task_id', 'in', [done.id, open.id])
    .execute();
  expect(assignments).toEqual([{ task_id: done.id, status: 'completed' }]);
  const left = await api.database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(left)).not.toMatch(/Gone|Away|example\.org/);
  expect((await add({ email: person.email })).status).toBe(201);
});
