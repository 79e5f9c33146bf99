import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';
import { whoWaits } from '../../testing/waiting.js';

const api = testApi({ poolSize: 20 });

test('the last seat goes to one person, and the database refuses one more even without our code', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 1 });
  const [first, second] = [await api.make.aVolunteer(organization), await api.make.aVolunteer(organization)];
  const answers = await Promise.all(
    [first, second].map((person) =>
      api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ message: 'This event is at capacity', code: 'EVENT_FULL' });
  const third = await api.make.aVolunteer(organization);
  const bypass = api.database.db
    .insertInto('rsvps')
    .values({
      id: newId(),
      organization_id: organization.id,
      event_id: event.id,
      user_id: third.id,
      status: 'signed_up' as never,
    } as never)
    .execute();
  await expect(bypass).rejects.toThrow('no seat is left');
});

test('one person who says yes fifty times at once holds one seat', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 2 });
  const person = api.as(await api.make.aVolunteer(organization));
  await person.token();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      person.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' }),
    ),
  );
  // A server that is busy says so; whoever is answered holds the one seat.
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
  const rows = await api.database.db
    .selectFrom('rsvps')
    .select('id')
    .where('event_id', '=', event.id)
    .execute();
  expect(rows).toHaveLength(1);
  expect((await person.get(`/calendar/events/${event.id}`)).body.event.confirmed_signups).toBe(1);
});

test('people who change their minds all the time never break the count', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, () => api.make.aVolunteer(organization)));
  await Promise.all(
    people.map(async (person, index) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const status = (turn + index) % 2 === 0 ? 'signed_up' : 'cancelled';
        const answer = await api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status });
        expect([200, 409]).toContain(answer.status);
        if (answer.status === 200) expect(answer.body.event.confirmed_signups).toBeLessThanOrEqual(3);
      }
    }),
  );
  const rows = await api.database.db
    .selectFrom('rsvps')
    .select('id')
    .where('event_id', '=', event.id)
    .where('status', '=', 'signed_up' as never)
    .execute();
  const { body } = await api.as(people[0] ?? null).get(`/calendar/events/${event.id}`);
  expect(body.event.confirmed_signups).toBe(rows.length);
});

test('lowering the maximum keeps the sign-ups there are and takes no new one', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 2 });
  const [first, second] = [await api.make.aVolunteer(organization), await api.make.aVolunteer(organization)];
  for (const person of [first, second]) {
    await api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  }
  await api.database.db.updateTable('events').set({ max_volunteers: 1 }).where('id', '=', event.id).execute();
  const seen = await api.as(first).get(`/calendar/events/${event.id}`);
  expect(seen.body.event).toMatchObject({ confirmed_signups: 2, max_volunteers: 1, can_signup: false });
  await api.as(second).post(`/calendar/events/${event.id}/rsvp`, { status: 'cancelled' });
  const again = await api.as(second).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
  expect(again.status).toBe(409);
});

test('a seat that was free when somebody looked, and is taken when they answer, is refused as any other', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 1 });
  const [faster, slower] = [await api.make.aVolunteer(organization), await api.make.aVolunteer(organization)];
  await api.as(slower).token();
  let late: ReturnType<ReturnType<typeof api.as>['post']> | undefined;
  await api.database.db.transaction().execute(async (tx) => {
    await sql`insert into rsvps (id, organization_id, event_id, user_id, status)
      values (${newId()}, ${organization.id}, ${event.id}, ${faster.id}, 'signed_up')`.execute(tx);
    late = api.as(slower).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    await whoWaits(api.database.db);
  });
  const refused = await late;
  expect([refused?.status, refused?.body.code]).toEqual([409, 'EVENT_FULL']);
  expect(refused?.body.reasons[0].nextStep).toContain('Look again later');
});

test('any other refusal of the database is no refusal of a seat', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization, { maxVolunteers: 5 });
  const volunteer = await api.make.aVolunteer(organization);
  await sql`alter table rsvps add constraint broken_for_the_test check (notes <> 'unheard of')`.execute(
    api.database.db,
  );
  const answer = await api
    .as(volunteer)
    .post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up', notes: 'unheard of' });
  expect([answer.status, answer.body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
});

test('what somebody writes with their first answer is kept', async () => {
  const organization = await api.make.anOrganization();
  const event = await api.make.anEvent(organization);
  const volunteer = await api.make.aVolunteer(organization);
  await api
    .as(volunteer)
    .post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up', notes: 'With my dog' });
  const rows = await api.database.db
    .selectFrom('rsvps')
    .select('notes')
    .where('event_id', '=', event.id)
    .execute();
  expect(rows).toEqual([{ notes: 'With my dog' }]);
});
