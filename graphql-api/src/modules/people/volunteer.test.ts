import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
type Person = { id: string; email?: string | null };
let organization: { id: string };
let admin: Person;
let colleague: Person;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  colleague = await api.make.anAdmin(organization);
});
beforeEach(async () => {
  await api.database.db.deleteFrom('rate_limits' as never).execute();
});

const asAdmin = () => api.as(admin);
const add = (body: object) => asAdmin().post('/admin/volunteers', body);
const path = (person: Person) => `/admin/volunteers/${encodeURIComponent(String(person.email))}`;
const row = (id: string) =>
  api.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const login = (email: unknown) => api.as(null).post('/auth/login', { email, password: sharedPassword });

describe('adding a volunteer', () => {
  test('answers 201 with the volunteer, who can sign in at once', async () => {
    const { status, headers, body } = await add({
      name: '  Ann Mary  Lee ',
      email: ' Ann.Lee@Example.org',
      role: 'nonprofit_admin',
      notes: 'Has keys',
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe('/api/admin/volunteers/ann.lee%40example.org');
    expect(body).toEqual({
      success: true,
      message: 'Successfully added Ann Mary Lee as a volunteer!',
      volunteer: {
        id: expect.any(String),
        email: 'ann.lee@example.org',
        firstName: 'Ann Mary',
        lastName: 'Lee',
        phone: 'Not provided',
        role: 'nonprofit_admin',
        lastLogin: null,
        notes: JSON.stringify({
          adminNotes: 'Has keys',
          volunteerName: 'Ann Mary Lee',
          firstName: 'Ann Mary',
          lastName: 'Lee',
        }),
      },
    });
    expect((await login('ann.lee@example.org')).body).toMatchObject({ userType: 'nonprofit_admin' });
  });

  test('over GraphQL takes a single name and makes a volunteer by default', async () => {
    const { data } = await asAdmin().graphql(
      'mutation { addVolunteer(input: { name: "Cher", email: "cher@example.org" }) { firstName lastName role notes } }',
    );
    expect(data.addVolunteer).toEqual({ firstName: 'Cher', lastName: null, role: 'volunteer', notes: null });
  });

  test.each([
    [{ email: 'a@example.org' }, 'Name is required'],
    [{ name: '  ', email: 'a@example.org' }, 'Name is required'],
    [{ name: 'A' }, 'E-mail is required'],
    [{ name: 'A', email: 'nobody' }, 'Please enter a valid e-mail address'],
    [{ name: 'A', email: 'ann@ex\u0430mple.org' }, 'Please enter a valid e-mail address'],
    [{ name: 'A', email: 'a@example.org', role: 'super_admin' }, 'Role must be volunteer or nonprofit_admin'],
    [{ name: 'A', email: 'a@example.org', role: ['volunteer'] }, 'Role must be volunteer or nonprofit_admin'],
    [
      { name: 'a'.repeat(101), email: 'a@example.org' },
      'First and last name must be at most 100 characters each',
    ],
    [{ name: 'A\0', email: 'a@example.org' }, 'name contains characters that cannot be stored'],
    [
      { name: 'A', email: 'a@example.org', notes: 'a'.repeat(5_001) },
      'notes must be at most 5,000 characters',
    ],
  ])('with %j is refused', async (body, message) => {
    const answer = await add(body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 'BAD_USER_INPUT', message]);
    expect((await api.as(null).get('/auth/check-email/a@example.org')).body.allowed).toBe(false);
  });

  test('an address in use anywhere is refused without a word about where', async () => {
    const foreign = await api.make.aVolunteer(await api.make.anOrganization());
    const root = await api.make.aSuperAdmin('the password of the owner');
    for (const { email } of [foreign, root, admin]) {
      const { status, body } = await add({ name: 'A', email: String(email).toUpperCase() });
      expect([status, body.code, body.message]).toEqual([
        409,
        'CONFLICT',
        'This e-mail address is already in use',
      ]);
    }
  });

  test('twenty times at once, in upper and lower case, adds one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        add({ name: 'A', email: at % 2 ? 'RACE@example.org' : 'race@example.org' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  });

  test('who was removed starts afresh as a new person', async () => {
    const before = await api.make.aVolunteer(organization, { adminNotes: 'Old notes', phone: '1' });
    await asAdmin().delete(path(before));
    const { body } = await add({ name: 'New Name', email: before.email });
    expect(body.volunteer.id).not.toBe(before.id);
    expect(await row(body.volunteer.id)).toMatchObject({ admin_notes: null, phone: null, first_name: 'New' });
    expect(await row(before.id)).toMatchObject({ admin_notes: 'Old notes', email: before.email });
  });
});

describe('updating a volunteer', () => {
  test('changes what is sent and leaves the rest', async () => {
    const person = await api.make.aVolunteer(organization, {
      firstName: 'Al',
      lastName: 'Fa',
      adminNotes: 'Old',
    });
    const { status, body } = await asAdmin().put(
      path({ ...person, email: String(person.email).toUpperCase() }),
      {
        name: 'Alpha Beta',
      },
    );
    expect([status, body.message]).toEqual([200, 'Successfully updated volunteer information']);
    expect(body.volunteer).toMatchObject({
      id: person.id,
      firstName: 'Alpha',
      lastName: 'Beta',
      role: 'volunteer',
    });
    expect(JSON.parse(body.volunteer.notes).adminNotes).toBe('Old');
    await asAdmin().put(path(person), { notes: JSON.stringify({ adminNotes: 'New', firstName: 'X' }) });
    expect(await row(person.id)).toMatchObject({ admin_notes: 'New', first_name: 'Alpha' });
  });

  test('leaves a name alone that comes back as it was', async () => {
    const person = await api.make.aVolunteer(organization, { firstName: 'Vincent', lastName: 'van Gogh' });
    await asAdmin().put(path(person), { name: 'Vincent van Gogh', notes: 'Paints' });
    expect(await row(person.id)).toMatchObject({
      first_name: 'Vincent',
      last_name: 'van Gogh',
      admin_notes: 'Paints',
    });
  });

  test('refuses another e-mail, and takes the same in any spelling', async () => {
    const person = await api.make.aVolunteer(organization);
    for (const email of ['other@example.org', '', 1]) {
      const { status, body } = await asAdmin().put(path(person), { email, name: 'Changed Name' });
      expect([status, body.message]).toEqual([400, 'Email cannot be changed']);
    }
    expect(
      (await asAdmin().put(path(person), { email: ` ${String(person.email).toUpperCase()}` })).status,
    ).toBe(200);
    expect(await row(person.id)).toMatchObject({ email: person.email, first_name: person.firstName });
  });

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ role: 'ADMIN' }, 'Role must be volunteer or nonprofit_admin'],
    [{ role: '' }, 'Role must be volunteer or nonprofit_admin'],
  ])('with %j is refused', async (body, message) => {
    const person = await api.make.aVolunteer(organization);
    const answer = await asAdmin().put(path(person), body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('a role counts from the next request on', async () => {
    const person = await api.make.aVolunteer(organization);
    const asPerson = api.as(person);
    expect((await asPerson.post('/admin/volunteers', {})).status).not.toBe(201);
    await asAdmin().put(path(person), { role: 'nonprofit_admin' });
    expect((await asPerson.get('/auth/me')).body.userType).toBe('nonprofit_admin');
    await asAdmin().graphql(
      'mutation ($email: String!) { updateVolunteer(email: $email, input: { role: volunteer }) { role } }',
      {
        email: person.email,
      },
    );
    expect((await asPerson.delete(path(colleague))).status).toBe(403);
  });
});

describe('the people of others', () => {
  test('are absent: foreign, platform, unknown and removed alike', async () => {
    const foreign = await api.make.aVolunteer(await api.make.anOrganization());
    const root = await api.make.aSuperAdmin('the password of the owner');
    const removed = await api.make.aVolunteer(organization, { removedAt: new Date() });
    for (const { email } of [
      foreign,
      root,
      removed,
      { email: 'nobody@example.org' },
      { email: 'a/b@x.org' },
    ]) {
      for (const answer of [
        await asAdmin().put(path({ id: '', email }), { role: 'volunteer' }),
        await asAdmin().delete(path({ id: '', email })),
      ]) {
        expect([answer.status, answer.body.message]).toEqual([404, 'Volunteer not found']);
      }
    }
    expect((await api.as(root).get('/auth/me')).status).toBe(200);
    expect((await api.as(foreign).get('/auth/me')).status).toBe(200);
  });

  test('are not reached by an id in the path', async () => {
    for (const answer of [
      await asAdmin().put(`/admin/volunteers/${colleague.id}`),
      await asAdmin().delete(`/admin/volunteers/${colleague.id}`),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([400, 'The path must name an e-mail address']);
    }
  });

  test('are nobody\u2019s business but the admins\u2019', async () => {
    const volunteer = api.as(await api.make.aVolunteer(organization));
    const root = api.as(await api.make.aSuperAdmin('the password of the owner'));
    for (const actor of [volunteer, root]) {
      expect((await actor.post('/admin/volunteers', { name: 'A', email: 'b@example.org' })).status).toBe(403);
      expect((await actor.put(path(colleague), { role: 'volunteer' })).status).toBe(403);
      expect((await actor.put(path(colleague), { email: 'other@example.org' })).status).toBe(403);
      expect((await actor.delete(path(colleague))).status).toBe(403);
    }
    expect((await row(colleague.id)).role).toBe('nonprofit_admin');
  });
});
