import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();
let owner: { id: string };
const newOrganization = (values: object = {}) =>
  api
    .as(owner)
    .post('/super-admin/organizations', { name: 'Harbor Choir', password: 'sing along', ...values });

beforeAll(async () => {
  owner = await api.make.aSuperAdmin('the password of the owner');
});

describe('creating an organization', () => {
  test('makes the organization, its shared password and its first admin', async () => {
    const answer = await newOrganization({
      description: 'We sing.',
      website: 'https://choir.example.org',
      nonprofitAdminEmail: 'Choir.Admin@Example.org',
      nonprofitAdminNotes: 'Knows everybody',
      timezone: 'America/Denver',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(
      `/api/super-admin/organizations/${answer.body.organization.id}`,
    );
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Organization created successfully!',
      organization: {
        name: 'Harbor Choir',
        description: 'We sing.',
        website: 'https://choir.example.org',
        timezone: 'America/Denver',
        is_active: true,
        user_count: 1,
        task_count: 0,
        document_count: 0,
      },
    });
    const signedIn = await api
      .as(null)
      .post('/auth/login', { email: 'choir.admin@example.org', password: 'sing along' });
    expect(signedIn.body.userType).toBe('nonprofit_admin');
  });

  test.each([
    [{ name: '  ' }, 'Organization name is required'],
    [{ name: undefined }, 'Organization name is required'],
    [{ password: undefined }, 'Password is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters long'],
    [{ website: 'javascript:alert(1)' }, 'Website must be a web address such as https://example.org'],
    [{ timezone: 'Mars/Olympus' }, 'Time zone must be a name such as America/New_York'],
    [{ nonprofitAdminEmail: 'nobody' }, 'Admin e-mail must be a valid e-mail address'],
  ])('%j is refused', async (values, message) => {
    const before = await api.as(owner).get('/super-admin/organizations');
    const { status, body } = await newOrganization(values);
    expect([status, body.message]).toEqual([400, message]);
    const after = await api.as(owner).get('/super-admin/organizations');
    expect(after.body.organizations).toEqual(before.body.organizations);
  });

  test('an address in use elsewhere creates nothing and tells nothing', async () => {
    const elsewhere = await api.make.anOrganization();
    const { email } = await api.make.aVolunteer(elsewhere);
    const { status, body } = await newOrganization({ name: 'Never made', nonprofitAdminEmail: email });
    expect([status, body.message]).toEqual([409, 'This e-mail address is already in use']);
    const { body: found } = await api.as(owner).get('/super-admin/organizations?search=never');
    expect(found.organizations).toEqual([]);
  });
});

describe('changing an organization', () => {
  test('keeps what is not given, and a blank password keeps the current one', async () => {
    const { body } = await newOrganization({ name: 'Old Mill', description: 'Flour', phone: '555' });
    const { id } = body.organization;
    const changed = await api
      .as(owner)
      .put(`/super-admin/organizations/${id}`, { name: 'New Mill', password: '' });
    expect(changed.body).toMatchObject({
      message: 'Organization updated successfully!',
      organization: { name: 'New Mill', description: 'Flour', phone: '555' },
    });
    expect((await api.as(owner).put(`/super-admin/organizations/${id}`, { name: '' })).status).toBe(400);
    expect(
      (await api.as(owner).put(`/super-admin/organizations/${id}`, { is_active: false })).body.organization
        .is_active,
    ).toBe(true);
  });

  test("deactivating ends the members' access on their next request; activating revives no old session", async () => {
    const organization = await api.make.anOrganization();
    const volunteer = await api.make.aVolunteer(organization);
    const person = api.as(volunteer);
    expect((await person.get('/auth/me')).status).toBe(200);
    const set = (is_active: unknown) =>
      api.as(owner).put(`/super-admin/organizations/${organization.id}/status`, { is_active });
    expect((await set('no')).status).toBe(400);
    expect((await set(false)).body.message).toBe('Organization deactivated successfully!');
    expect((await person.get('/auth/me')).status).toBe(401);
    expect((await set(true)).body.message).toBe('Organization activated successfully!');
    expect((await person.get('/auth/me')).status).toBe(401);
    const again = await api
      .as(null)
      .post('/auth/login', { email: volunteer.email, password: sharedPassword });
    expect(again.status).toBe(200);
  });
});

test('the list is searched without case and accents, sorted, and counted', async () => {
  await newOrganization({ name: 'Café Olé 100%' });
  const list = async (query: string) => {
    const { body } = await api.as(owner).get(`/super-admin/organizations?${query}`);
    return body.organizations.map(({ name }: { name: string }) => name);
  };
  expect(await list('search=cafe%20ole')).toEqual(['Café Olé 100%']);
  expect(await list('search=%25')).toEqual(['Café Olé 100%']);
  const { id } = await api.make.anOrganization({ name: 'This one' });
  expect(await list(`id=${id}`)).toEqual(['This one']);
  expect((await api.as(owner).get('/super-admin/organizations?id=1')).status).toBe(400);
  const { data } = await api
    .as(owner)
    .graphql(
      '{ platformOrganizations(sortBy: created_at, sortOrder: desc, limit: 1) { items { name } pageInfo { totalItems } } }',
    );
  expect(data.platformOrganizations.items).toEqual([{ name: 'This one' }]);
  expect(data.platformOrganizations.pageInfo.totalItems).toBe((await list('')).length);
});

test('the overview counts what there is', async () => {
  const organization = await api.make.anOrganization({ name: 'The largest' });
  for (let person = 0; person < 9; person += 1) await api.make.aVolunteer(organization);
  const { body } = await api.as(owner).get('/super-admin/dashboard');
  expect(Object.keys(body.data)).toEqual(['stats', 'analytics', 'organizations']);
  const { count } = await api.database.db
    .selectFrom('organizations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(body.data.stats.total_organizations).toBe(Number(count));
  expect(body.data.analytics.top_organizations[0]).toEqual({ name: 'The largest', user_count: 9 });
  expect(body.data.analytics.top_organizations.length).toBeLessThanOrEqual(4);
  expect(body.data.organizations).toHaveLength(5);
  expect(body.data.organizations[0].name).toBe('The largest');
  const [member] = await api.database.db
    .selectFrom('users')
    .selectAll()
    .where('organization_id', '=', organization.id)
    .execute();
  const logins = async () =>
    (await api.as(owner).get('/super-admin/dashboard')).body.data.analytics.total_logins;
  const before = await logins();
  await api.as(null).post('/auth/login', { email: member?.email, password: sharedPassword });
  expect(await logins()).toBe(before + 1);
});

const monthsOf = async (count: number): Promise<Record<string, number>[]> =>
  (await api.as(owner).get(`/super-admin/analytics?months=${count}`)).body.months;

test('analytics tell month by month what happened', async () => {
  const organization = await api.make.anOrganization({ timezone: 'America/Los_Angeles' });
  const volunteer = await api.make.aVolunteer(organization, { createdAt: new Date('2031-01-15T12:00:00Z') });
  const task = await api.make.aTask(organization, [volunteer], { dueDate: '2031-02-10' });
  try {
    // Still the tenth in Los Angeles: on time.
    vi.setSystemTime('2031-02-11T07:00:00Z');
    await api.as(volunteer).put(`/tasks/${task.id}/status`, { status: 'completed' });
    const { body } = await api.as(owner).get('/super-admin/analytics?months=2');
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2031-01-01', '2031-02-01']);
    expect(body.months[0]).toMatchObject({ new_people: 1, completed_assignments: 0 });
    expect(body.months[1]).toMatchObject({ completed_assignments: 1, on_time_percent: 100 });
    // A month that is over is counted once; what is undone later does not change what happened then.
    vi.setSystemTime('2031-03-05T07:00:00Z');
    expect((await monthsOf(3)).map(({ completed_assignments }) => completed_assignments)).toEqual([0, 1, 0]);
    await api.database.db.deleteFrom('tasks').where('id', '=', task.id).execute();
    expect((await monthsOf(3)).map(({ completed_assignments }) => completed_assignments)).toEqual([0, 1, 0]);
    // On the first day of a month the one before may still grow.
    vi.setSystemTime('2031-04-01T12:00:00Z');
    await api.make.aVolunteer(organization, { createdAt: new Date('2031-03-31T23:00:00Z') });
    expect((await monthsOf(2)).map(({ new_people }) => new_people)).toEqual([1, 0]);
    await api.make.aVolunteer(organization, { createdAt: new Date('2031-03-31T23:30:00Z') });
    expect((await monthsOf(2)).map(({ new_people }) => new_people)).toEqual([2, 0]);
  } finally {
    vi.useRealTimers();
  }
  expect((await api.as(owner).get('/super-admin/analytics?months=0')).status).toBe(400);
});

test('the audit trail tells who did what, to admins only of their own organization', async () => {
  const organization = await api.make.anOrganization({ name: 'Audited' });
  const admin = await api.make.anAdmin(organization);
  await api.as(null).post('/auth/login', { email: admin.email, password: 'wrong' });
  await api.as(owner).put(`/super-admin/organizations/${organization.id}`, { name: 'Audited twice' });
  const { data } = await api
    .as(admin)
    .graphql(
      '{ auditEvents { items { action actorName subjectName organizationName ip } pageInfo { totalItems } } }',
    );
  expect(data.auditEvents.items).toMatchObject([
    { action: 'organization_updated', subjectName: 'Audited twice', organizationName: 'Audited twice' },
    { action: 'sign_in_refused', actorName: admin.email, ip: expect.any(String) },
  ]);
  const filtered = await api
    .as(owner)
    .graphql('{ auditEvents(action: sign_in_refused, search: "person") { items { action } } }');
  expect(new Set(filtered.data.auditEvents.items.map(({ action }: { action: string }) => action))).toEqual(
    new Set(['sign_in_refused']),
  );
  const volunteer = await api.make.aVolunteer(organization);
  expect((await api.as(volunteer).graphql('{ auditEvents { items { id } } }')).code).toBe('FORBIDDEN');
});
