import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const fields = `{ id title description location startDate endDate startTime endTime isAllDay eventType maxVolunteers
  confirmedSignups canSignup videoLink meetingId meetingPasscode creatorName viewerCanEdit }`;
const update = `mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) ${fields} }`;
const remove = 'mutation ($id: ID!) { deleteEvent(id: $id) }';
const duplicate = `mutation ($id: ID!, $startDate: LocalDate!) { duplicateEvent(id: $id, startDate: $startDate) ${fields} }`;
const link = 'https://meet.example.org/1';
type Made = { id: string };
let organization: Made;
let admin: Made;
let volunteer: Made;
let foreign: Made;

beforeAll(async () => {
  organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization, { firstName: 'Ruth' });
  volunteer = await api.make.aVolunteer(organization);
  foreign = await api.make.anEvent(await api.make.anOrganization());
});

const stored = async ({ id }: Made) => (await api.as(admin).get(`/calendar/events/${id}`)).body.event;
const sequenceOf = async ({ id }: Made) =>
  (
    await api.database.db
      .selectFrom('events')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sequence;

describe('updateEvent', () => {
  test('changes what is named, leaves the rest, and tells calendar programs', async () => {
    const event = await api.make.anEvent(organization, {
      description: 'Tea',
      location: 'Hall',
      startTime: '09:00',
      endTime: '10:00',
      maxVolunteers: 3,
      meetingId: '42',
    });
    const input = { title: 'Renamed', location: null, endDate: '2099-05-02', videoLink: link };
    const { data } = await api.as(admin).graphql(update, { id: event.id, input });
    expect(data.updateEvent).toMatchObject({
      title: 'Renamed',
      description: `Tea\nJoin Meeting: ${link}\nMeeting ID: 42`,
      location: null,
      startDate: '2099-05-01',
      endDate: '2099-05-02',
      startTime: '09:00',
      maxVolunteers: 3,
    });
    expect(await sequenceOf(event)).toBe(1);
    const file = await api.as(volunteer).get(`/calendar/events/${event.id}/export`);
    expect(file.text).toContain('SEQUENCE:1');
  });

  test('PUT /calendar/events/{id} with what GET answered changes nothing, however often', async () => {
    const event = await api.make.anEvent(organization, {
      description: 'Passcode: in the hall\nTea',
      videoLink: link,
      meetingPasscode: 'sesame',
    });
    const before = await stored(event);
    for (const _ of [1, 2, 3]) {
      const { body } = await api.as(admin).put(`/calendar/events/${event.id}`, before);
      expect(body).toEqual({ success: true, message: 'Event updated successfully!', event: before });
    }
    expect(await sequenceOf(event)).toBe(3);
  });

  test('takes the meeting away with its lines', async () => {
    const event = await api.make.anEvent(organization, {
      description: 'Tea',
      videoLink: link,
      meetingId: '42',
    });
    const { body } = await api
      .as(admin)
      .put(`/calendar/events/${event.id}`, { description: 'Tea', video_link: '' });
    expect(body.event).toMatchObject({ description: 'Tea', video_link: null, meeting_id: null });
  });

  test('an event that becomes all-day loses its times', async () => {
    const event = await api.make.anEvent(organization, { startTime: '09:00', endTime: '10:00' });
    const { data } = await api.as(admin).graphql(update, { id: event.id, input: { isAllDay: true } });
    expect(data.updateEvent).toMatchObject({ isAllDay: true, startTime: null, endTime: null });
  });

  test('a maximum below the sign-ups keeps them and takes no more', async () => {
    const event = await api.make.anEvent(organization, { maxVolunteers: 3 });
    for (const person of [volunteer, admin]) {
      await api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    }
    const { body } = await api.as(admin).put(`/calendar/events/${event.id}`, { max_volunteers: 1 });
    expect(body.event).toMatchObject({ max_volunteers: 1, confirmed_signups: 2, can_signup: false });
    const late = await api
      .as(await api.make.aVolunteer(organization))
      .post(`/calendar/events/${event.id}/rsvp`, {
        status: 'signed_up',
      });
    expect([late.status, late.body.message]).toEqual([409, 'This event is at capacity']);
    const open = await api.as(admin).put(`/calendar/events/${event.id}`, { max_volunteers: null });
    expect(open.body.event).toMatchObject({ max_volunteers: null, confirmed_signups: 2 });
  });

  test.each([
    [{ title: null }, 'Title is required'],
    [{ start_date: null }, 'Start date is required'],
    [{ start_date: '2099-05-02' }, 'The end date must not be before the start date'],
    [{ end_time: '08:00' }, 'The end time must not be before the start time'],
    [{ max_volunteers: 0 }, 'maxVolunteers must be at least 1'],
    [{ start_time: null }, 'An end time needs a start time'],
  ])('refuses %o and changes nothing', async (change, message) => {
    const event = await api.make.anEvent(organization, { startTime: '09:00', endTime: '10:00' });
    const before = await stored(event);
    const answer = await api
      .as(admin)
      .put(`/calendar/events/${event.id}`, { location: 'Elsewhere', ...change });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await stored(event)).toEqual(before);
  });
});

describe('deleteEvent', () => {
  test('takes the event and the answers to it away', async () => {
    const event = await api.make.anEvent(organization);
    await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    expect((await api.as(admin).graphql(remove, event)).data.deleteEvent).toBe(event.id);
    expect((await api.as(volunteer).get(`/calendar/events/${event.id}`)).status).toBe(404);
  });

  test('DELETE /calendar/events/{id} answers a message; a second time there is nothing', async () => {
    const event = await api.make.anEvent(organization);
    const { status, body } = await api.as(admin).delete(`/calendar/events/${event.id}`);
    expect([status, body]).toEqual([200, { success: true, message: 'Event deleted successfully!' }]);
    expect((await api.as(admin).delete(`/calendar/events/${event.id}`)).status).toBe(404);
  });
});

describe('duplicateEvent', () => {
  test('makes the same event on another day, with nobody signed up', async () => {
    const event = await api.make.anEvent(organization, {
      title: 'Camp',
      startDate: '2099-05-30',
      endDate: '2099-06-02',
      maxVolunteers: 2,
      meetingId: '42',
    });
    await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    const { data } = await api.as(admin).graphql(duplicate, { id: event.id, startDate: '2100-02-27' });
    expect(data.duplicateEvent).toMatchObject({
      id: expect.not.stringMatching(event.id),
      title: 'Camp',
      startDate: '2100-02-27',
      endDate: '2100-03-02',
      maxVolunteers: 2,
      confirmedSignups: 0,
      meetingId: '42',
      creatorName: 'Ruth',
    });
    const late = await api.as(admin).graphql(duplicate, { id: event.id, startDate: '2199-12-30' });
    expect([late.code, late.message]).toEqual(['BAD_USER_INPUT', 'The event would end after 2199']);
  });
});

test('an event of another organization does not exist', async () => {
  const answers = await Promise.all([
    api.as(admin).put(`/calendar/events/${foreign.id}`, { title: 'Mine now' }),
    api.as(admin).delete(`/calendar/events/${foreign.id}`),
    api.as(admin).get(`/calendar/events/${foreign.id}/attendees`),
  ]);
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    Array(3).fill([404, 'Event not found']),
  );
  const copy = await api.as(admin).graphql(duplicate, { id: foreign.id, startDate: '2099-01-01' });
  expect([copy.code, copy.message]).toEqual(['NOT_FOUND', 'Event not found']);
});

test('a volunteer reads that they may not edit', async () => {
  const event = await api.make.anEvent(organization);
  const { data } = await api
    .as(volunteer)
    .graphql('query ($id: ID!) { event(id: $id) { viewerCanEdit } }', event);
  expect(data.event.viewerCanEdit).toBe(false);
});
