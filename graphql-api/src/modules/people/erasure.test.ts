import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';
import { sharedPassword } from '../../testing/factories.js';

const api = testApi();

/** Where in the whole database a text still stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    api.database.db,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hits = await sql`
        select 1 from ${sql.table(name)} as t where position(lower(${text}) in lower(t::text)) > 0 limit 1`.execute(
        api.database.db,
      );
      return hits.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

test('of a person who was deleted for good nothing is left that says who they were', async () => {
  const owner = await api.make.aSuperAdmin('the password of the owner');
  const organization = await api.make.anOrganization();
  const admin = await api.make.anAdmin(organization);
  const person = await api.make.aVolunteer(organization, {
    email: 'canary.address@example.org',
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    phone: 'canary-phone',
    address: 'canary-street 1',
    adminNotes: 'canary-notes',
  });
  const event = await api.make.anEvent(organization, { createdById: person.id });
  const task = await api.make.aTask(organization, [person]);
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'canary-browser' };
  const signIn = { email: person.email, password: sharedPassword };
  expect((await api.as(null).post('/auth/login', signIn, headers)).status).toBe(200);
  const asPerson = api.as(person);
  await asPerson.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up', notes: 'canary-answer' });
  await asPerson.put(`/tasks/${task.id}/status`, {
    status: 'completed',
    completionNotes: 'canary-completion',
  });
  await asPerson.graphql(
    'mutation { createAccessToken(input: { name: "canary-token", scope: read }) { __typename } }',
  );
  await asPerson.graphql('{ myCalendarFeed { url } }');
  // Their name in the trail, as somebody who was made an admin, and as the admin they then were.
  await api.as(admin).put(`/admin/volunteers/${person.email}`, { role: 'nonprofit_admin' });
  await asPerson.post(
    '/admin/volunteers',
    { name: 'New Comer', email: 'new@example.org', role: 'volunteer' },
    headers,
  );

  const canaries = [
    ...[
      'canary.address@example.org',
      'Canaryfirst',
      'Canarylast',
      'canary-phone',
      'canary-street',
      'canary-notes',
    ],
    ...['canary-answer', 'canary-completion', 'canary-token', 'canary-browser', '203.0.113.77'],
  ];
  const planted = await Promise.all(canaries.map(tablesWith));
  expect(canaries.filter((_, index) => planted[index]?.length === 0)).toEqual([]);
  expect(planted[0]).toContain('audit_events');

  expect((await api.as(owner).delete(`/super-admin/users/${person.email}`)).status).toBe(200);
  const left = await Promise.all(canaries.map(async (canary) => [canary, await tablesWith(canary)]));
  // An address of the network alone is nobody; its counter is gone within the hour.
  expect(left.filter(([, tables]) => tables?.length)).toEqual([['203.0.113.77', ['rate_limits']]]);
  const { data } = await api.as(owner).graphql('{ auditEvents(limit: 5) { items { action subjectName } } }');
  expect(data.auditEvents.items[0]).toMatchObject({
    action: 'user_deleted',
    subjectName: 'a deleted person',
  });
});
