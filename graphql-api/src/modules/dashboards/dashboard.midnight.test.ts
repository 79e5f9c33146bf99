import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const page = `{
  volunteerDashboard {
    organization { today }
    taskStats { assignedTasks overdueTasks }
    tasks { title urgencyLevel isOverdue }
    events { title hasEnded canSignup }
  }
  calendarMonth { month year events { title } }
}`;

const at = (instant: string, plusMilliseconds: number) => {
  vi.useFakeTimers({ now: Date.parse(instant) + plusMilliseconds, toFake: ['Date'] });
};

afterEach(() => {
  vi.useRealTimers();
});

/** The instant at which the last day of a month, or of a year, ends on the organization's wall. */
describe.each([
  { timezone: 'America/New_York', midnight: '2026-03-01T05:00:00Z', last: '2026-02-28', next: '2026-03-01' },
  // The day on which the clocks go back has 25 hours.
  { timezone: 'America/New_York', midnight: '2026-11-02T05:00:00Z', last: '2026-11-01', next: '2026-11-02' },
  { timezone: 'America/New_York', midnight: '2027-01-01T05:00:00Z', last: '2026-12-31', next: '2027-01-01' },
  { timezone: 'Asia/Kathmandu', midnight: '2026-12-31T18:15:00Z', last: '2026-12-31', next: '2027-01-01' },
  {
    timezone: 'Pacific/Kiritimati',
    midnight: '2026-12-31T10:00:00Z',
    last: '2026-12-31',
    next: '2027-01-01',
  },
  {
    timezone: 'Pacific/Kiritimati',
    midnight: '2028-02-29T10:00:00Z',
    last: '2028-02-29',
    next: '2028-03-01',
  },
])('in $timezone, when $last ends', ({ timezone, midnight, last, next }) => {
  const monthOf = (date: string) => Number(date.slice(5, 7));

  async function read() {
    const organization = await api.make.anOrganization({ timezone });
    const volunteer = await api.make.aVolunteer(organization);
    await api.make.aTask(organization, [volunteer], { title: 'Due', dueDate: last });
    await api.make.anEvent(organization, { title: 'All day', startDate: last, isAllDay: true });
    await api.make.anEvent(organization, {
      title: 'Late',
      startDate: last,
      startTime: '22:00',
      endTime: '23:59',
    });
    await api.make.anEvent(organization, {
      title: 'Next',
      startDate: next,
      startTime: '00:00',
      endTime: '00:30',
    });
    const person = api.as(volunteer);
    return {
      person,
      async show() {
        const { data, errors } = await person.graphql(page);
        expect(errors).toBeUndefined();
        const titles = (events: { title: string }[]) => events.map(({ title }) => title);
        const { organization: place, ...dashboard } = data.volunteerDashboard;
        return {
          today: place.today,
          stats: dashboard.taskStats,
          task: dashboard.tasks[0],
          upcoming: titles(dashboard.events),
          month: data.calendarMonth.month,
          year: data.calendarMonth.year,
        };
      },
    };
  }

  test('a second before, it is still that day', async () => {
    at(midnight, -1_000);
    const { show } = await read();
    expect(await show()).toEqual({
      today: last,
      stats: { assignedTasks: 1, overdueTasks: 0 },
      task: { title: 'Due', urgencyLevel: 0, isOverdue: false },
      // The late one ended as the clock turned to 23:59.
      upcoming: ['All day', 'Next'],
      month: monthOf(last),
      year: Number(last.slice(0, 4)),
    });
  });

  test('two minutes before, the late event still takes answers', async () => {
    at(midnight, -120_000);
    const { show } = await read();
    expect((await show()).upcoming).toEqual(['All day', 'Late', 'Next']);
  });

  test('at midnight it is the next day, everywhere at once', async () => {
    at(midnight, 0);
    const { show } = await read();
    expect(await show()).toEqual({
      today: next,
      stats: { assignedTasks: 1, overdueTasks: 1 },
      task: { title: 'Due', urgencyLevel: -1, isOverdue: true },
      upcoming: ['Next'],
      month: monthOf(next),
      year: Number(next.slice(0, 4)),
    });
  });

  test('nobody is born tomorrow', async () => {
    at(midnight, -1_000);
    const { person } = await read();
    const { body } = await person.get('/auth/me');
    const born = (birthday: string) =>
      person.put('/users/profile', { firstName: 'A', lastName: 'B', email: body.user.email, birthday });
    expect((await born(next)).body.message).toBe('Birthday cannot be in the future');
    expect((await born(last)).status).toBe(200);
    at(midnight, 0);
    expect((await born(next)).status).toBe(200);
  });
});

test('a month holds what touches it, over the ends of months and years', async () => {
  const organization = await api.make.anOrganization({ timezone: 'Pacific/Kiritimati' });
  const person = api.as(await api.make.aVolunteer(organization));
  const event = (title: string, startDate: string, endDate = startDate) =>
    api.make.anEvent(organization, { title, startDate, endDate });
  await event('Last of November', '2098-11-30');
  await event('First', '2098-12-01');
  await event('Last', '2098-12-31');
  await event('New Year', '2098-12-31', '2099-01-01');
  await event('All winter', '2098-11-01', '2099-02-28');
  await event('January', '2099-01-01');
  for (const path of ['/calendar/events', '/dashboard/calendar']) {
    const { body } = await person.get(`${path}?month=12&year=2098`);
    expect(body.events.map(({ title }: { title: string }) => title)).toEqual([
      'All winter',
      'First',
      'Last',
      'New Year',
    ]);
  }
});
