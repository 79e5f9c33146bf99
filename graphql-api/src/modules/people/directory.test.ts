import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { User, UserRole } from './user.entity.js';

const api = testApi();
const read = `query ($search: String, $role: DirectoryRoleFilter, $page: Int, $limit: Int) {
  directory(search: $search, role: $role, page: $page, limit: $limit) {
    organization { name description }
    items { id firstName lastName email phone role notes lastLogin }
    counts { total admins volunteers } pageInfo { currentPage totalPages totalItems itemsPerPage }
  }
}`;
type Id = { id: string };
let organization: Id;
let volunteer: Id;
let admin: Id;

beforeAll(async () => {
  organization = await api.make.anOrganization({ name: 'Food bank', description: 'Feeds people' });
  const other = await api.make.anOrganization();
  await api.make.aVolunteer(other, { firstName: 'Zoe', lastName: 'Foreign' });
  volunteer = await api.make.aVolunteer(organization, {
    firstName: 'zoë',
    lastName: 'Łuczak',
    email: 'zl@food.example',
    phone: '555 0100',
    adminNotes: 'Has a van',
    lastLogin: new Date('2026-05-01T12:00:00Z'),
  });
  admin = await api.make.anAdmin(organization, {
    firstName: 'Ada',
    lastName: 'O%Neil',
    email: 'ada@food.example',
  });
  await api.make.aVolunteer(organization, {
    firstName: 'Élodie',
    lastName: null,
    email: 'elodie@food.example',
  });
  await api.make.aVolunteer(organization, { firstName: null, lastName: null, email: 'new@food.example' });
  await api.make.aVolunteer(organization, {
    firstName: 'Gone',
    removedAt: new Date(),
    email: 'gone@food.example',
  });
  await api.make.aVolunteer(organization, { firstName: 'Imported', lastName: 'Record', email: null });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const names = (items: any[]) => items.map(({ firstName }) => firstName);

test('an admin sees who has a personal password to be reset, a volunteer does not', async () => {
  const query = '{ directory { items { email hasPersonalPassword } } }';
  const place = await api.make.anOrganization();
  const boss = await api.make.anAdmin(place, { email: 'boss@pass.example', passwordHash: 'a hash' });
  const member = await api.make.aVolunteer(place, { email: 'member@pass.example' });
  const asked = async (who: Id) => {
    const { data } = await api.as(who).graphql(query);
    const items: { email: string; hasPersonalPassword: boolean | null }[] = data.directory.items;
    return Object.fromEntries(items.map((item) => [item.email, item.hasPersonalPassword]));
  };
  expect(await asked(boss)).toEqual({ 'boss@pass.example': true, 'member@pass.example': false });
  expect(await asked(member)).toEqual({ 'boss@pass.example': null, 'member@pass.example': null });
});

test('a volunteer finds everybody on the whitelist by name, and those without one last', async () => {
  const { data } = await api.as(volunteer).graphql(read);
  expect(data.directory.organization).toEqual({ name: 'Food bank', description: 'Feeds people' });
  expect(names(data.directory.items)).toEqual(['Ada', 'Élodie', 'zoë', null]);
  expect(data.directory.counts).toEqual({ total: 4, admins: 1, volunteers: 3 });
  expect(data.directory.items[2]).toEqual({
    id: volunteer.id,
    firstName: 'zoë',
    lastName: 'Łuczak',
    email: 'zl@food.example',
    phone: '555 0100',
    role: 'volunteer',
    notes: null,
    lastLogin: null,
  });
});

test('an admin also sees notes, last logins and invalid records', async () => {
  const { data } = await api.as(admin).graphql(read);
  expect(names(data.directory.items)).toEqual(['Ada', 'Élodie', 'Imported', 'zoë', null]);
  expect(data.directory.counts).toEqual({ total: 5, admins: 1, volunteers: 4 });
  expect(data.directory.items[2].email).toBeNull();
  expect(data.directory.items[3]).toMatchObject({
    notes: 'Has a van',
    lastLogin: '2026-05-01T12:00:00.000Z',
  });
});

describe('the search', () => {
  test.each([
    ['ZOE', ['zoë']],
    ['zoe luczak', ['zoë']],
    ['  élo', ['Élodie']],
    ['ADA@food', ['Ada']],
    ['%', ['Ada']],
    ['_', []],
    ['\\', []],
    ['has a van', []],
    // Not from the end of the name into the e-mail.
    ['luczak zl@', []],
    ['z\u200boe', ['zoë']],
  ])('for %j finds %j', async (search, found) => {
    const { data } = await api.as(volunteer).graphql(read, { search });
    expect(names(data.directory.items)).toEqual(found);
    expect(data.directory.pageInfo.totalItems).toBe(found.length);
    expect(data.directory.counts.total).toBe(4);
  });

  test('goes together with the role and with pages', async () => {
    const { data } = await api.as(volunteer).graphql(read, { role: 'nonprofit_admin', search: 'food' });
    expect(names(data.directory.items)).toEqual(['Ada']);
    const second = await api
      .as(volunteer)
      .graphql(read, { role: 'volunteer', search: 'food', page: 2, limit: 2 });
    expect(names(second.data.directory.items)).toEqual([null]);
    expect(second.data.directory.pageInfo).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalItems: 3,
      itemsPerPage: 2,
    });
  });
});

describe('GET /dashboard/volunteers', () => {
  test('answers a volunteer with names, phones and nothing that is for admins', async () => {
    const { status, body } = await api.as(volunteer).get('/dashboard/volunteers');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['organization', 'success', 'volunteers']);
    expect(body.organization).toMatchObject({ name: 'Food bank', description: 'Feeds people' });
    expect(names(body.volunteers)).toEqual(['Ada', 'Élodie', 'zoë', 'Not set']);
    expect(body.volunteers[3]).toEqual({
      id: expect.any(String),
      firstName: 'Not set',
      lastName: 'Not set',
      email: 'new@food.example',
      phone: 'Not provided',
      role: 'volunteer',
      notes: null,
      lastLogin: null,
    });
    expect(JSON.stringify(body)).not.toContain('van');
  });

  test('answers an admin with the notes as JSON text', async () => {
    const { body } = await api.as(admin).get('/dashboard/volunteers?search=zoe');
    expect(body.volunteers).toHaveLength(1);
    expect(JSON.parse(body.volunteers[0].notes)).toEqual({
      adminNotes: 'Has a van',
      volunteerName: 'zoë Łuczak',
      firstName: 'zoë',
      lastName: 'Łuczak',
    });
    expect(body.volunteers[0].lastLogin).toBe('2026-05-01T12:00:00.000Z');
  });

  test.each([
    ['role must be one of: all, nonprofit_admin, volunteer', 'role=super_admin'],
    ['role must be one of: all, nonprofit_admin, volunteer', 'role='],
    ['search must be at most 200 characters', `search=${'a'.repeat(201)}`],
    ['search contains characters that cannot be stored', 'search[a]=1&search=%ED%A0%80%00'],
  ])('is refused: %s', async (message, query) => {
    const { status, body } = await api.as(volunteer).get(`/dashboard/volunteers?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

test('2,000 people are searched quickly', async () => {
  const large = await api.make.anOrganization();
  const asker = await api.make.aVolunteer(large);
  const people = Array.from({ length: 2_000 }, (_, index) => ({
    id: newId(),
    organizationId: large.id,
    role: UserRole.volunteer,
    email: `someone${index}@large.example`,
    firstName: `Person ${index}`,
    lastName: 'Doe',
  }));
  await api.database.orm.em.fork().insertMany(User, people);
  await api.as(asker).graphql(read);
  const began = performance.now();
  const { data } = await api.as(asker).graphql(read, { search: 'person 1999' });
  expect(data.directory.items).toHaveLength(1);
  // Far above what it takes (about 10 ms) and far below what 2,000 foldings took (60 ms) on a busy machine.
  expect(performance.now() - began).toBeLessThan(250);
});
