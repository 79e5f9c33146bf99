import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';
import { hashPassword } from './password.js';

const api = testApi();
type Person = { id: string; email?: string | null };
let organization: { id: string };
let admin: Person;

beforeEach(async () => {
  organization = await api.make.anOrganization({ timezone: 'Pacific/Auckland' });
  admin = await api.make.anAdmin(organization);
});

const path = (person: Person) => `/admin/volunteers/${person.email}`;
const demote = (by: Person, whom: Person) => api.as(by).put(path(whom), { role: 'volunteer' });
const remove = (by: Person, whom: Person) => api.as(by).delete(path(whom));
const aucklandDay = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  );

test('removing a volunteer ends their access with the next request', async () => {
  const person = await api.make.aVolunteer(organization);
  const devices = [api.as(person), api.as(person)];
  for (const device of devices) expect((await device.get('/auth/me')).status).toBe(200);
  const { status, body } = await remove(admin, person);
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Successfully removed volunteer from whitelist' },
  ]);
  for (const device of devices) expect((await device.get('/auth/me')).status).toBe(401);
  const again = await api.as(null).post('/auth/login', { email: person.email, password: sharedPassword });
  expect(again.status).toBe(401);
  expect((await api.as(null).get(`/auth/check-email/${person.email}`)).body.allowed).toBe(false);
  expect((await remove(admin, person)).status).toBe(404);
});

test('seats of events that are not over are free, and what was done stays with the name', async () => {
  const person = await api.make.aVolunteer(organization, { firstName: 'Gina', lastName: 'Gone' });
  const [yesterday, today] = [aucklandDay(-1), aucklandDay(0)];
  const over = await api.make.anEvent(organization, { startDate: yesterday, endDate: yesterday });
  const going = await api.make.anEvent(organization, { startDate: yesterday, endDate: today });
  const ahead = await api.make.anEvent(organization, { maxVolunteers: 1 });
  for (const event of [over, going, ahead]) {
    await api.database.db
      .insertInto('rsvps')
      .values({
        id: event.id,
        organization_id: organization.id,
        event_id: event.id,
        user_id: person.id,
        status: 'signed_up' as never,
      })
      .execute();
  }
  const done = await api.make.aTask(organization, [person]);
  const open = await api.make.aTask(organization, [person, admin]);
  await api.as(person).put(`/tasks/${done.id}/status`, { status: 'completed' });
  await api.as(admin).put(`/tasks/${open.id}/status`, { status: 'completed' });
  const document = await api.make.aDocument(organization, { uploadedById: person.id });

  const { data } = await api
    .as(admin)
    .graphql('mutation ($email: String!) { removeVolunteer(email: $email) }', { email: person.email });
  expect(data.removeVolunteer).toBe(person.id);

  const signups = async (event: { id: string }) =>
    (await api.as(admin).get(`/calendar/events/${event.id}`)).body.event.confirmed_signups;
  expect([await signups(over), await signups(going), await signups(ahead)]).toEqual([1, 0, 0]);
  const tasks = (await api.as(admin).get('/admin/tasks')).body.tasks as {
    id: string;
    status: string;
    assignments: object[];
  }[];
  expect(tasks.find(({ id }) => id === done.id)).toMatchObject({
    status: 'completed',
    assignments: [{ user_first_name: 'Gina', status: 'completed' }],
  });
  // Only the one who has completed it is left.
  expect(tasks.find(({ id }) => id === open.id)).toMatchObject({
    status: 'completed',
    assignments: [{ user_id: admin.id }],
  });
  const shown = (await api.as(admin).get('/documents')).body.documents.find(
    (other: Person) => other.id === document.id,
  );
  expect(shown).toMatchObject({ uploader_name: 'Gina', uploader_lastname: 'Gone' });
  expect(JSON.stringify((await api.as(admin).get('/dashboard/volunteers')).body)).not.toContain('Gina');
});

describe('the last admin', () => {
  test('is neither removed nor demoted, not even by themselves', async () => {
    const sentence = 'An organization needs at least one admin. Make somebody else an admin first.';
    // Neither somebody who has left nor a record without an e-mail could take over.
    await api.make.anAdmin(organization, { removedAt: new Date() });
    await api.make.anAdmin(organization, { email: null });
    for (const answer of [await demote(admin, admin), await remove(admin, admin)]) {
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, 'CONFLICT', sentence]);
    }
    expect((await api.as(admin).get('/auth/me')).body.userType).toBe('nonprofit_admin');
  });

  test('may go once there is another', async () => {
    await api.make.anAdmin(organization);
    expect((await remove(admin, admin)).status).toBe(200);
    expect((await api.as(admin).get('/auth/me')).status).toBe(401);
  });

  test.each([
    ['demote each other', demote, demote],
    ['remove each other', remove, remove],
    ['step down', (by: Person) => demote(by, by), (by: Person) => demote(by, by)],
    ['demote and remove each other', demote, remove],
  ])('stays when two %s at once', async (_, first, second) => {
    for (let round = 0; round < 5; round += 1) {
      const place = await api.make.anOrganization();
      const [one, two] = [await api.make.anAdmin(place), await api.make.anAdmin(place)];
      await Promise.all([api.as(one).token(), api.as(two).token()]);
      const answers = await Promise.all([first(one, two), second(two, one)]);
      const left = await api.database.db
        .selectFrom('users')
        .select('id')
        .where('organization_id', '=', place.id)
        .where('role', '=', 'nonprofit_admin' as never)
        .where('removed_at', 'is', null)
        .execute();
      expect([left.length, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
    }
  });
});

test('a task given to somebody who is being removed is either theirs no more or never was', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await api.make.aVolunteer(organization);
    await Promise.all([
      api.as(admin).post('/admin/tasks', { title: 'Race', assign_to_emails: [person.email] }),
      remove(admin, person),
    ]);
    const left = await api.database.db
      .selectFrom('assignments')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
  }
});

describe('resetting a personal password', () => {
  const reset = 'mutation ($userId: ID!) { resetPersonalPassword(userId: $userId) }';
  const opens = async (person: Person, password: string) =>
    (await api.as(null).post('/auth/login', { email: person.email, password })).status === 200;

  test("lets the organization's password open the account again, and signs the person out", async () => {
    const person = await api.make.aVolunteer(organization, {
      passwordHash: await hashPassword('my own words'),
    });
    const asPerson = api.as(person);
    expect((await asPerson.get('/auth/me')).status).toBe(200);
    expect((await api.as(admin).graphql(reset, { userId: person.id })).data.resetPersonalPassword).toBe(
      person.id,
    );
    expect((await asPerson.get('/auth/me')).status).toBe(401);
    expect([await opens(person, 'my own words'), await opens(person, sharedPassword)]).toEqual([false, true]);
  });

  test('is for admins and their own members, and for super administrators and admins', async () => {
    const other = await api.make.anOrganization();
    const [member, foreign, foreignAdmin] = [
      await api.make.aVolunteer(organization),
      await api.make.aVolunteer(other),
      await api.make.anAdmin(other),
    ];
    const root = await api.make.aSuperAdmin('the password of the owner');
    const code = async (by: Person | null, whom: Person) =>
      (await api.as(by).graphql(reset, { userId: whom.id })).code;
    expect(await code(null, member)).toBe('UNAUTHENTICATED');
    expect(await code(member, member)).toBe('FORBIDDEN');
    expect([await code(admin, foreign), await code(admin, root)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect([await code(root, foreignAdmin), await code(root, foreign), await code(root, root)]).toEqual([
      undefined,
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });
});
