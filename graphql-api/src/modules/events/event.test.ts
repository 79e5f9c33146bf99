import { beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
let organization: { id: string };
let volunteer: { id: string };

beforeAll(async () => {
  organization = await api.make.anOrganization({ timezone: 'America/New_York' });
  volunteer = await api.make.aVolunteer(organization);
});

test('GET /calendar/events/{id} shows every documented field by its name', async () => {
  const creator = await api.make.anAdmin(organization, { firstName: 'Ana', lastName: 'Núñez' });
  const event = await api.make.anEvent(organization, {
    title: 'Shoreline cleanup',
    description: 'Bring gloves.',
    location: 'Pier 4',
    startDate: '2099-06-01',
    endDate: '2099-06-02',
    startTime: '09:30',
    endTime: '12:00',
    maxVolunteers: 10,
    videoLink: 'https://meet.example.org/x',
    meetingId: '123',
    meetingPasscode: 'abc',
    createdById: creator.id,
  });
  const { status, body } = await api.as(volunteer).get(`/calendar/events/${event.id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    event: {
      id: event.id,
      title: 'Shoreline cleanup',
      description: 'Bring gloves.\nJoin Meeting: https://meet.example.org/x\nMeeting ID: 123\nPasscode: abc',
      location: 'Pier 4',
      start_date: '2099-06-01',
      end_date: '2099-06-02',
      start_time: '09:30',
      end_time: '12:00',
      is_all_day: false,
      event_type: 'volunteer_event',
      max_volunteers: 10,
      confirmed_signups: 0,
      video_link: 'https://meet.example.org/x',
      meeting_id: '123',
      meeting_passcode: 'abc',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user_rsvp_status: null,
      has_ended: false,
      can_signup: true,
      creator_name: 'Ana',
      creator_lastname: 'Núñez',
    },
  });
});

test('an event that crosses a month or a year stands in each month it touches', async () => {
  const place = await api.make.anOrganization();
  const person = api.as(await api.make.aVolunteer(place));
  await api.make.anEvent(place, { title: 'New Year', startDate: '2098-12-30', endDate: '2099-01-02' });
  await api.make.anEvent(place, { title: 'Long', startDate: '2099-01-28', endDate: '2099-03-02' });
  const titles = async (month: number, year: number) => {
    const { body } = await person.get(`/calendar/events?month=${month}&year=${year}`);
    return body.events.map(({ title }: { title: string }) => title);
  };
  expect(await titles(12, 2098)).toEqual(['New Year']);
  expect(await titles(1, 2099)).toEqual(['New Year', 'Long']);
  expect(await titles(2, 2099)).toEqual(['Long']);
  expect(await titles(3, 2099)).toEqual(['Long']);
  expect(await titles(4, 2099)).toEqual([]);
});

test.each([
  'month=13&year=2026',
  'month=0&year=2026',
  'month=abc&year=2026',
  'month=5',
  'month=5&year=99999',
])('GET /calendar/events?%s is refused', async (query) => {
  expect((await api.as(volunteer).get(`/calendar/events?${query}`)).status).toBe(400);
});

test("an event ends by the organization's clock, and takes no answer afterwards", async () => {
  const event = await api.make.anEvent(organization, {
    startDate: '2026-11-01',
    startTime: '20:00',
    endTime: '23:30',
  });
  const person = api.as(volunteer);
  const upcoming = async () => {
    const { data } = await person.graphql('{ upcomingEvents(limit: 100) { id } }');
    return data.upcomingEvents.some(({ id }: { id: string }) => id === event.id);
  };
  try {
    // The clocks of New York went back that morning: 23:29 is 04:29 in UTC.
    vi.setSystemTime('2026-11-02T04:29:00Z');
    await person.token();
    expect(await upcoming()).toBe(true);
    expect((await person.post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' })).status).toBe(
      200,
    );
    vi.setSystemTime('2026-11-02T04:30:00Z');
    expect(await upcoming()).toBe(false);
    const late = await person.post(`/calendar/events/${event.id}/rsvp`, { status: 'cancelled' });
    expect([late.status, late.body.code]).toEqual([409, 'EVENT_ENDED']);
  } finally {
    vi.useRealTimers();
  }
});

test('the export opens in a new tab by a ticket for this event, for a minute', async () => {
  const event = await api.make.anEvent(organization, { title: 'Sort, pack; and "go"', isAllDay: true });
  const other = await api.make.anEvent(organization);
  const { data } = await api.as(volunteer).graphql(`{ event(id: "${event.id}") { exportUrl } }`);
  const open = (path: string) => fetch(`${api.url}${path}`);
  const file = await open(data.event.exportUrl);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await file.text();
  expect(text).toContain('SUMMARY:Sort\\, pack\\; and "go"\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20990501\r\nDTEND;VALUE=DATE:20990502\r\n');
  expect((await open(data.event.exportUrl.replace(event.id, other.id))).status).toBe(401);
  expect((await open(`/api/calendar/events/${event.id}/export`)).status).toBe(401);
  expect((await api.as(volunteer).get(`/calendar/events/${event.id}/export`)).status).toBe(200);
  vi.setSystemTime(Date.now() + 61_000);
  try {
    expect((await open(data.event.exportUrl)).status).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});
