import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const fields = `{ id title description location startDate endDate startTime endTime isAllDay eventType maxVolunteers
  confirmedSignups canSignup videoLink meetingId meetingPasscode creatorName viewerCanEdit }`;
const create = `mutation ($input: CreateEventInput!) { createEvent(input: $input) ${fields} }`;
const link = 'https://meet.example.org/1';
const minimal = { title: 'Open day', start_date: '2099-06-01' };
type Made = { id: string };
let admin: Made;
let volunteer: Made;

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization, { firstName: 'Ruth' });
  volunteer = await api.make.aVolunteer(organization);
});

const countEvents = async () =>
  Number(
    (
      await api.database.db
        .selectFrom('events')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const sequenceOf = async ({ id }: Made) =>
  (
    await api.database.db
      .selectFrom('events')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sequence;

describe('createEvent', () => {
  test('needs a title and a day', async () => {
    const input = { title: ' Open day ', startDate: '2099-06-01' };
    const { data } = await api.as(admin).graphql(create, { input });
    expect(data.createEvent).toEqual({
      id: expect.any(String),
      title: 'Open day',
      description: null,
      location: null,
      startDate: '2099-06-01',
      endDate: '2099-06-01',
      startTime: null,
      endTime: null,
      isAllDay: false,
      eventType: 'volunteer_event',
      maxVolunteers: null,
      confirmedSignups: 0,
      canSignup: true,
      videoLink: null,
      meetingId: null,
      meetingPasscode: null,
      creatorName: 'Ruth',
      viewerCanEdit: true,
    });
    expect(await sequenceOf(data.createEvent)).toBe(0);
  });

  test('POST /calendar/events takes the documented names and answers 201 with the address of the event', async () => {
    const answer = await api.as(admin).post('/calendar/events', {
      ...minimal,
      description: `Bring tea\nJoin Meeting: ${link}\nMeeting ID: 42\nPasscode: sesame`,
      location: 'Hall',
      end_date: '',
      start_time: '09:00',
      end_time: '11:30',
      is_all_day: false,
      event_type: 'training',
      max_volunteers: 5,
      video_link: link,
      meeting_id: '42',
      meeting_passcode: 'sesame',
      confirmed_signups: 4,
      created_by: volunteer.id,
      sequence: 9,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/calendar/events/${answer.body.event.id}`);
    expect(answer.body).toMatchObject({ success: true, message: 'Event created successfully!' });
    expect(answer.body.event).toMatchObject({
      title: 'Open day',
      description: `Bring tea\nJoin Meeting: ${link}\nMeeting ID: 42\nPasscode: sesame`,
      location: 'Hall',
      start_date: '2099-06-01',
      end_date: '2099-06-01',
      start_time: '09:00',
      end_time: '11:30',
      is_all_day: false,
      event_type: 'training',
      max_volunteers: 5,
      confirmed_signups: 0,
      video_link: link,
      meeting_id: '42',
      meeting_passcode: 'sesame',
      creator_name: 'Ruth',
    });
  });

  test('keeps no times for an all-day event, and takes a blank maximum as none', async () => {
    const { body } = await api.as(admin).post('/calendar/events', {
      ...minimal,
      is_all_day: true,
      start_time: '18:00',
      end_time: '09:00',
      max_volunteers: '',
    });
    expect(body.event).toMatchObject({
      is_all_day: true,
      start_time: null,
      end_time: null,
      max_volunteers: null,
    });
  });

  test.each([
    [{ title: '' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title must be at most 200 characters'],
    [{ start_date: undefined }, 'startDate is required'],
    [{ start_date: '2026-02-30' }, 'startDate must be a date such as 2026-05-01'],
    [{ start_date: '0000-01-01' }, 'startDate must be a date such as 2026-05-01'],
    [{ end_date: '2099-05-31' }, 'The end date must not be before the start date'],
    [{ start_time: '24:00' }, 'startTime must be a time such as 09:30'],
    [{ start_time: '9:00' }, 'startTime must be a time such as 09:30'],
    [{ end_time: '09:00' }, 'An end time needs a start time'],
    [{ start_time: '10:00', end_time: '09:59' }, 'The end time must not be before the start time'],
    [{ is_all_day: 'yes' }, 'isAllDay must be true or false'],
    [
      { event_type: 'party' },
      'eventType must be one of: volunteer_event, meeting, training, fundraiser, other',
    ],
    [{ max_volunteers: 0 }, 'maxVolunteers must be at least 1'],
    [{ max_volunteers: -1 }, 'maxVolunteers must be at least 1'],
    [{ max_volunteers: 1.5 }, 'maxVolunteers must be a whole number'],
    [{ max_volunteers: 2 ** 31 }, 'maxVolunteers must be a whole number'],
    [{ max_volunteers: '5' }, 'maxVolunteers must be a whole number'],
    [{ location: 'x'.repeat(501) }, 'location must be at most 500 characters'],
    [{ description: 'x'.repeat(10_001) }, 'description must be at most 10,000 characters'],
    [{ description: 'x'.repeat(12_301) }, 'description must be at most 10,000 characters'],
    [{ meeting_id: 'a\nb' }, 'The meeting ID must be one line of at most 100 characters'],
    [{ meeting_passcode: 'x'.repeat(101) }, 'The passcode must be one line of at most 100 characters'],
  ])('refuses %o and creates nothing', async (change, message) => {
    const before = await countEvents();
    const answer = await api.as(admin).post('/calendar/events', { ...minimal, ...change });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await countEvents()).toBe(before);
  });

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'meet.example.org',
    'ftp://example.org',
    'https://',
    'https://user:secret@example.org',
    'https://example.org/a b',
    'https://example.org/\u202egpj',
    `https://example.org/${'x'.repeat(2_000)}`,
  ])('refuses %o as the meeting link', async (video_link) => {
    const answer = await api.as(admin).post('/calendar/events', { ...minimal, video_link });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'The meeting link must be a web address such as https://example.org/meet',
    ]);
  });

  test('a description of full length with a meeting can be sent back as it came', async () => {
    const { body } = await api.as(admin).post('/calendar/events', {
      ...minimal,
      description: 'x'.repeat(10_000),
      video_link: `https://example.org/${'x'.repeat(1_980)}`,
      meeting_id: 'y'.repeat(100),
      meeting_passcode: 'z'.repeat(100),
    });
    const again = await api.as(admin).put(`/calendar/events/${body.event.id}`, body.event);
    expect(again.body.event).toEqual(body.event);
  });
});
