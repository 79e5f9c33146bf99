import { expect, test } from 'vitest';
import { newId } from '../../database/id.js';
import { testApi } from '../../testing/api.js';

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
