import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { hashPassword } from './password.js';

const api = testApi();
const update = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { id firstName lastName email phone address birthday role organization { id } }
}`;
const ownPassword = 'a password of my own';
type Person = { id: string; email?: string | null };
let organization: { id: string };
let elsewhere: { id: string };
let ownHash: string;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  elsewhere = await api.make.anOrganization();
  ownHash = await hashPassword(ownPassword);
});

const stored = (person: Person) =>
  api.database.db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone', 'address', 'birthday', 'role', 'organization_id'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();

const asSent = (person: Person, values = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email: person.email,
  ...values,
});

test('a volunteer changes their profile, and blanks around it are dropped', async () => {
  const person = await api.make.aVolunteer(organization);
  const input = asSent(person, {
    firstName: '  Ann ',
    phone: ' 555 0100 ',
    address: '1 Main St',
    birthday: '1990-02-28',
    email: ` ${person.email?.toUpperCase()} `,
  });
  const { data } = await api.as(person).graphql(update, { input });
  expect(data.updateProfile).toEqual({
    id: person.id,
    firstName: 'Ann',
    lastName: 'Lee',
    email: person.email,
    phone: '555 0100',
    address: '1 Main St',
    birthday: '1990-02-28',
    role: 'volunteer',
    organization: { id: organization.id },
  });
});

test('what is left out stays, what is null or blank is emptied', async () => {
  const person = await api.make.aVolunteer(organization, {
    phone: '1',
    address: 'A',
    birthday: '1990-01-01',
  });
  await api.as(person).graphql(update, { input: asSent(person, { phone: ' ' }) });
  expect(await stored(person)).toMatchObject({ phone: null, address: 'A' });
  await api.as(person).graphql(update, { input: asSent(person, { address: null, birthday: null }) });
  expect(await stored(person)).toMatchObject({ address: null, birthday: null });
});

describe.each(['/users/profile', '/dashboard/profile'])('PUT %s', (path) => {
  test('answers with the user and the documented message', async () => {
    const person = await api.make.anAdmin(organization);
    const sent = asSent(person, { phone: '555', address: 'Here', birthday: '1980-12-31' });
    const { status, body } = await api.as(person).put(path, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Profile updated successfully!',
      user: { id: person.id, ...sent, role: 'nonprofit_admin', userType: 'nonprofit_admin' },
    });
    expect(JSON.parse(body.user.notes)).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '555',
      address: 'Here',
      birthday: '1980-12-31',
    });
  });

  test.each([
    ['a JSON text', (fields: object) => JSON.stringify(fields)],
    ['an object', (fields: object) => fields],
  ])('takes the fields inside notes as %s, plain ones first', async (_, notes) => {
    const person = await api.make.aVolunteer(organization);
    const inside = { firstName: 'Inside', lastName: 'Notes', phone: '1', birthday: '1970-01-01' };
    const answer = await api.as(person).put(path, { email: person.email, phone: '2', notes: notes(inside) });
    expect(answer.body.user).toMatchObject({
      firstName: 'Inside',
      lastName: 'Notes',
      phone: '2',
      birthday: '1970-01-01',
    });
  });

  test.each([
    ['First name is required', { firstName: undefined }],
    ['First name is required', { firstName: '  ' }],
    ['First name must be at most 100 characters', { firstName: 'a'.repeat(101) }],
    ['Last name is required', { lastName: null }],
    ['Last name must be at most 100 characters', { lastName: 'a'.repeat(101) }],
    ['Email is required', { email: '' }],
    ['Please enter a valid email address', { email: 'not an address' }],
    ['Email cannot be changed', { email: 'another@example.org' }],
    ['Phone must be at most 50 characters', { phone: '5'.repeat(51) }],
    ['Address must be at most 300 characters', { address: 'a'.repeat(301) }],
    ['Birthday cannot be in the future', { birthday: '2190-01-01' }],
    ['birthday must be a date such as 2026-05-01', { birthday: '1990-02-30' }],
    ['phone must be a text', { phone: 5 }],
    ['notes must be the JSON text of the profile fields', { notes: '{"firstName"' }],
    ['notes must be the JSON text of the profile fields', { notes: '[[[[]]]]' }],
    ['phone contains characters that cannot be stored', { phone: '5\0' }],
  ])('refuses with "%s" and changes nothing', async (message, wrong) => {
    const person = await api.make.aVolunteer(organization);
    const before = await stored(person);
    const { status, body } = await api.as(person).put(path, asSent(person, wrong));
    expect([status, body.message]).toEqual([400, message]);
    expect(await stored(person)).toEqual(before);
  });
});

test('nothing but the profile can be changed on the way', async () => {
  const person = await api.make.aVolunteer(organization);
  const extra = {
    id: elsewhere.id,
    role: 'nonprofit_admin',
    userType: 'super_admin',
    organizationId: elsewhere.id,
    organization_id: elsewhere.id,
    adminNotes: 'x',
    passwordHash: 'x',
    created_at: '2000-01-01',
    __proto__: { role: 'super_admin' },
  };
  const answer = await api
    .as(person)
    .put('/users/profile', { ...asSent(person), ...extra, notes: { role: 'super_admin' } });
  expect(answer.status).toBe(200);
  expect(await stored(person)).toMatchObject({ role: 'volunteer', organization_id: organization.id });
  const graphql = await api
    .as(person)
    .graphql(update, { input: asSent(person, { role: 'nonprofit_admin' }) });
  expect(graphql.code).toBe('BAD_USER_INPUT');
});

test('a super administrator has no profile here', async () => {
  const owner = await api.make.aSuperAdmin(ownPassword);
  const answer = await api.as(owner).put('/users/profile', asSent(owner));
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await stored(owner)).first_name).toBeNull();
});

describe('the e-mail', () => {
  const change = (person: Person, values: object) =>
    api.as(person).graphql(update, { input: asSent(person, values) });

  test('cannot be changed by who signs in with the shared password', async () => {
    const person = await api.make.aVolunteer(organization);
    const answer = await change(person, { email: 'mine@example.org', currentPassword: 'shared-password-1' });
    expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', 'Email cannot be changed']);
    expect((await stored(person)).email).toBe(person.email);
  });

  test('changes for who gives their personal password, and is the key of sign-in at once', async () => {
    const person = await api.make.aVolunteer(organization, { passwordHash: ownHash });
    const without = await change(person, { email: 'new.address@example.org' });
    expect(without.message).toBe('Email cannot be changed');
    const wrong = await change(person, { email: 'new.address@example.org', currentPassword: 'wrong' });
    expect(wrong.message).toBe('The current password is not right');
    const right = await change(person, { email: ' New.Address@Example.ORG', currentPassword: ownPassword });
    expect(right.data.updateProfile.email).toBe('new.address@example.org');
    const signIn = (email?: string | null) =>
      api.as(null).post('/auth/login', { email, password: ownPassword });
    expect((await signIn('new.address@example.org')).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
  });

  test('of somebody else is refused alike, wherever they are', async () => {
    const person = await api.make.aVolunteer(organization, { passwordHash: ownHash });
    for (const place of [organization, elsewhere]) {
      const taken = await api.make.aVolunteer(place);
      const answer = await api
        .as(person)
        .put('/users/profile', asSent(person, { email: taken.email, currentPassword: ownPassword }));
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('This email address is already in use');
      expect(await stored(person)).toMatchObject({ email: person.email, first_name: person.firstName });
    }
  });

  test('free at the same moment goes to one of two people', async () => {
    const people = [
      await api.make.aVolunteer(organization, { passwordHash: ownHash }),
      await api.make.aVolunteer(elsewhere, { passwordHash: ownHash }),
    ];
    const answers = await Promise.all(
      people.map((person) => change(person, { email: 'wanted@example.org', currentPassword: ownPassword })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('is guarded against guessing the personal password', async () => {
    const person = await api.make.aVolunteer(organization, { passwordHash: ownHash });
    for (const _ of [1, 2, 3, 4, 5])
      await change(person, { email: 'g@example.org', currentPassword: 'guess' });
    const answer = await change(person, { email: 'g@example.org', currentPassword: ownPassword });
    expect(answer.code).toBe('RATE_LIMITED');
  });
});
