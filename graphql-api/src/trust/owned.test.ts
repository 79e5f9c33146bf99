import 'reflect-metadata';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { sharedPassword } from '../testing/factories.js';

const api = testApi();
type Person = ReturnType<typeof api.as>;
let organization: { id: string };
let elsewhere: { id: string };
let volunteer: Person;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  [organization, elsewhere] = [await api.make.anOrganization(), await api.make.anOrganization()];
  volunteer = api.as(await api.make.aVolunteer(organization, { email: 'vera@owned.example.org' }));
  admin = api.as(await api.make.anAdmin(organization));
  owner = api.as(await api.make.aSuperAdmin('the password of the owner'));
});

/** What only the server may say, in every spelling a program might try; a prototype, as it can be written in JSON. */
const owned = () =>
  JSON.parse(`{
    "id": "${elsewhere.id}", "organization_id": "${elsewhere.id}", "organizationId": "${elsewhere.id}",
    "created_by": "${elsewhere.id}", "createdById": "${elsewhere.id}", "created_by_id": "${elsewhere.id}",
    "confirmed_signups": 99, "confirmedSignups": 99, "sequence": 99, "status": "completed",
    "created_at": "2000-01-01T00:00:00Z", "createdAt": "2000-01-01T00:00:00Z", "updated_at": "2000-01-01T00:00:00Z",
    "role": "super_admin", "userType": "super_admin", "is_active": false, "isActive": false, "user_count": 99,
    "passwordHash": "x", "password_hash": "x", "removed_at": "2000-01-01T00:00:00Z", "last_login": "2000-01-01T00:00:00Z",
    "__proto__": { "role": "super_admin", "organization_id": "${elsewhere.id}" },
    "constructor": { "prototype": { "role": "super_admin" } }
  }`) as object;

const row = (table: 'events' | 'organizations' | 'users' | 'tasks', id: string) =>
  api.database.db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id as never)
    .executeTakeFirstOrThrow() as Promise<Record<string, unknown>>;
/** Without what follows from the rest: when it was changed, how often, and by which words it is found. */
const kept = (stored: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(stored).filter(([name]) => !/^(updated_at|sequence|search_key|name_key)$/.test(name)),
  );

test('whoever creates or changes an event says nothing of what belongs to the server', async () => {
  const created = await admin.post('/calendar/events', {
    ...owned(),
    title: 'Walk',
    start_date: '2099-05-01',
  });
  expect(created.status).toBe(201);
  const before = await row('events', created.body.event.id);
  expect(before).toMatchObject({ organization_id: organization.id, confirmed_signups: 0 });
  expect(before.id).not.toBe(elsewhere.id);
  expect(before.created_by_id).not.toBe(elsewhere.id);
  const changed = await admin.put(`/calendar/events/${before.id}`, { ...owned(), title: 'Run' });
  expect(changed.status).toBe(200);
  expect(kept(await row('events', String(before.id)))).toEqual({
    ...kept(before),
    title: 'Run',
  });
});

test('whoever creates a task says nothing of what belongs to the server', async () => {
  const created = await admin.post('/admin/tasks', { ...owned(), title: 'Sort' });
  expect(created.status).toBe(201);
  expect(await row('tasks', created.body.task.id)).toMatchObject({
    organization_id: organization.id,
    status: 'pending',
  });
});

test('whoever creates or changes an organization says nothing of what belongs to the server', async () => {
  const created = await owner.post('/super-admin/organizations', {
    ...{ ...owned(), name: 'New house', password: 'a password for the new house' },
  });
  expect(created.status).toBe(201);
  const before = await row('organizations', created.body.organization.id);
  expect([before.is_active, before.id === elsewhere.id]).toEqual([true, false]);
  expect(String(before.password_hash)).toMatch(/^\$argon2id\$/);
  const changed = await owner.put(`/super-admin/organizations/${before.id}`, {
    ...owned(),
    name: 'Newer house',
  });
  expect(changed.status).toBe(200);
  expect(kept(await row('organizations', String(before.id)))).toEqual({
    ...kept(before),
    name: 'Newer house',
  });
});

test.each(['/users/profile', '/dashboard/profile'])(
  'PUT %s changes the profile and nothing else of a person',
  async (path) => {
    const me = (await volunteer.get('/auth/me')).body.user;
    const before = await row('users', me.id);
    const sent = { firstName: 'Vera', lastName: 'Own', email: 'vera@owned.example.org' };
    expect((await volunteer.put(path, { ...owned(), ...sent })).status).toBe(200);
    const { first_name: _, last_name: __, ...rest } = kept(await row('users', me.id));
    expect(kept(before)).toMatchObject(rest);
    expect(({} as { role?: string }).role).toBeUndefined();
    expect((await volunteer.get('/super-admin/organizations')).status).toBe(403);
  },
);

test('who signs out twice is told that they are not signed in, and nothing breaks', async () => {
  const login = { email: 'vera@owned.example.org', password: sharedPassword };
  const { accessToken, refreshToken } = (await api.as(null).post('/auth/login', login)).body.tokens;
  const out = () => api.as(null).post('/auth/logout', {}, { authorization: `Bearer ${accessToken}` });
  expect([(await out()).status, (await out()).status]).toEqual([200, 401]);
  expect((await api.as(null).post('/auth/refresh', { refreshToken })).status).toBe(401);
});

test('a document that is narrowed meanwhile is gone also for who kept its mark', async () => {
  const document = await api.make.aDocument(organization);
  const path = `/documents/${document.id}/download`;
  const etag = (await volunteer.get(path)).headers.get('etag');
  expect(etag).toBeTruthy();
  expect((await volunteer.get(path, { 'if-none-match': etag })).status).toBe(304);
  await admin.put(`/documents/${document.id}`, { visibility: 'admin_only' });
  for (const mark of [etag, '*']) {
    expect((await volunteer.get(path, { 'if-none-match': mark })).status).toBe(404);
  }
});
