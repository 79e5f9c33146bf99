import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const read = `query ($period: EventPeriod! = upcoming, $eventType: EventTypeFilter! = all, $search: String, $page: Int! = 1, $limit: Int! = 20) {
  events(period: $period, eventType: $eventType, search: $search, page: $page, limit: $limit) {
    items { title hasEnded } pageInfo { totalItems totalPages }
  }
}`;
type Made = { id: string };
let volunteer: Made;

beforeAll(async () => {
  const organization = await api.make.anOrganization({ timezone: 'America/New_York' });
  volunteer = await api.make.aVolunteer(organization);
  const event = (title: string, startDate: string, values = {}) =>
    api.make.anEvent(organization, { title, startDate, ...values });
  await event('Last year', '2025-05-01', { location: 'Café' });
  await event('Yesterday', '2026-04-30', { eventType: 'training' });
  await event('This morning', '2026-05-01', { startTime: '08:00', endTime: '09:00' });
  await event('Tonight', '2026-05-01', { startTime: '20:00' });
  await event('Next year', '2027-05-01', { eventType: 'training' });
  await api.make.anEvent(await api.make.anOrganization(), { title: 'Not ours' });
  // 10:00 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T14:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each([
  [{}, ['Tonight', 'Next year']],
  [{ period: 'past' }, ['This morning', 'Yesterday', 'Last year']],
  [{ period: 'all' }, ['Last year', 'Yesterday', 'This morning', 'Tonight', 'Next year']],
  [{ period: 'all', eventType: 'training' }, ['Yesterday', 'Next year']],
  [{ period: 'all', search: 'cafe' }, ['Last year']],
  [{ period: 'all', search: ' YEAR ' }, ['Last year', 'Next year']],
  [{ period: 'all', page: 3, limit: 2 }, ['Next year']],
])('events narrowed to %o are %o', async (variables, expected) => {
  const { data } = await api.as(volunteer).graphql(read, variables);
  expect(data.events.items.map(({ title }: { title: string }) => title)).toEqual(expected);
});

test('events count what the viewer may see', async () => {
  const { data } = await api.as(volunteer).graphql(read, { period: 'past', limit: 2 });
  expect(data.events.pageInfo).toEqual({ totalItems: 3, totalPages: 2 });
  expect(data.events.items.every(({ hasEnded }: { hasEnded: boolean }) => hasEnded)).toBe(true);
});
