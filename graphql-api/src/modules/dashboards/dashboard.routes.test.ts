import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
let volunteer: { id: string };

beforeAll(async () => {
  const organization = await api.make.anOrganization({ name: 'River Trust', timezone: 'America/New_York' });
  volunteer = await api.make.aVolunteer(organization);
  const other = await api.make.aVolunteer(organization);
  await api.make.aTask(organization, [volunteer], { title: 'Late', dueDate: '2020-01-01' });
  const done = await api.make.aTask(organization, [volunteer], { title: 'Done' });
  await api.as(volunteer).put(`/tasks/${done.id}/status`, { status: 'completed' });
  await api.make.aTask(organization, [other], { title: "Another's" });
  await api.make.anEvent(organization, { title: 'May', startDate: '2099-05-31', endDate: '2099-06-01' });
  await api.make.anEvent(organization, { title: 'June', startDate: '2099-06-30' });
  const elsewhere = await api.make.anOrganization();
  await api.make.anEvent(elsewhere, { title: 'Foreign', startDate: '2099-06-01' });
});

afterEach(() => {
  vi.useRealTimers();
});

test("GET /dashboard is the viewer's own dashboard", async () => {
  const person = api.as(volunteer);
  const { status, body } = await person.get('/dashboard');
  expect(status).toBe(200);
  expect(body).toEqual((await person.get('/dashboard/volunteer')).body);
  expect(Object.keys(body.dashboard)).toEqual(['organization', 'tasks', 'events', 'documents', 'taskStats']);
  expect(body.dashboard.organization.name).toBe('River Trust');
});

test('GET /dashboard/stats counts the own tasks', async () => {
  const { body } = await api.as(volunteer).get('/dashboard/stats');
  expect(body).toEqual({
    success: true,
    stats: { total_tasks: 2, assigned_tasks: 1, completed_tasks: 1, overdue_tasks: 1 },
  });
});

test("an admin's own dashboard and counters are the organization's", async () => {
  const organization = await api.make.anOrganization();
  const person = api.as(await api.make.anAdmin(organization));
  await api.make.aTask(organization, [await api.make.aVolunteer(organization)]);
  const { dashboard } = (await person.get('/dashboard/admin')).body;
  expect((await person.get('/dashboard')).body).toEqual({ success: true, dashboard });
  expect((await person.get('/dashboard/stats')).body).toEqual({
    success: true,
    stats: { total_volunteers: 1, total_tasks: 1, completed_assignments: 0, upcoming_events: 0 },
  });
});

describe('GET /dashboard/calendar', () => {
  const titles = (body: { events: { title: string }[] }) => body.events.map(({ title }) => title);

  test('shows the events that touch the month, and repeats the view', async () => {
    const { body } = await api.as(volunteer).get('/dashboard/calendar?month=6&year=2099&view=list');
    expect(titles(body)).toEqual(['May', 'June']);
    expect(body).toMatchObject({ success: true, view: 'list', month: 6, year: 2099 });
    expect(body.events[0]).toMatchObject({
      start_date: '2099-05-31',
      user_rsvp_status: null,
      can_signup: true,
    });
  });

  test("shows the current month of the organization's calendar when none is named", async () => {
    // Still May in New York.
    vi.setSystemTime('2099-06-01T03:59:00Z');
    const person = api.as(volunteer);
    const may = await person.get('/dashboard/calendar');
    expect([titles(may.body), may.body.view, may.body.month, may.body.year]).toEqual([
      ['May'],
      'month',
      5,
      2099,
    ]);
    vi.setSystemTime('2099-06-01T04:00:00Z');
    expect(titles((await person.get('/dashboard/calendar')).body)).toEqual(['May', 'June']);
    const { data } = await person.graphql('{ calendarMonth { month year events { title } } }');
    expect(data.calendarMonth).toMatchObject({ month: 6, year: 2099 });
  });

  test.each([
    ['view=week', 'view must be one of: month, list'],
    ['view=month&view=list', 'view must be one of: month, list'],
    ['month=13&year=2026', 'month must be from 1 to 12'],
    ['month=0&year=2026', 'month must be from 1 to 12'],
    ['month=1.5&year=2026', 'month must be a whole number'],
    ['month=May&year=2026', 'month must be a whole number'],
    ['month=5&year=1e9', 'year must be a whole number'],
    ['month=5&year=99999', 'year must be from 1900 to 2199'],
    ['month=5', 'year is required'],
    ['year=2026', 'month is required'],
  ])('?%s is refused', async (query, message) => {
    const { status, body } = await api.as(volunteer).get(`/dashboard/calendar?${query}`);
    expect([status, body.message]).toEqual([400, message]);
    expect((await api.as(volunteer).get(`/calendar/events?${query}`)).status).toBe(400);
  });
});
