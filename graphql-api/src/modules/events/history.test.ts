import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const read = `query ($page: Int, $limit: Int) {
  myPastEvents(page: $page, limit: $limit) {
    items { title userRsvpStatus hasEnded }
    pageInfo { currentPage totalPages totalItems itemsPerPage }
  }
}`;
let volunteer: { id: string };
let other: { id: string };

beforeAll(async () => {
  const organization = await api.make.anOrganization({ timezone: 'America/New_York' });
  volunteer = await api.make.aVolunteer(organization);
  other = await api.make.aVolunteer(organization);
  const say = async (person: { id: string }, status: string, values: object) => {
    const event = await api.make.anEvent(organization, values);
    await api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    if (status === 'cancelled') await api.as(person).post(`/calendar/events/${event.id}/rsvp`, { status });
  };
  await say(volunteer, 'signed_up', {
    title: 'Morning',
    startDate: '2099-05-01',
    startTime: '09:00',
    endTime: '10:00',
  });
  await say(volunteer, 'signed_up', {
    title: 'Evening',
    startDate: '2099-05-01',
    startTime: '20:00',
    endTime: '22:00',
  });
  await say(volunteer, 'signed_up', { title: 'All day', startDate: '2099-05-02', isAllDay: true });
  await say(volunteer, 'signed_up', { title: 'Later', startDate: '2099-05-09' });
  await say(volunteer, 'cancelled', { title: 'Cancelled', startDate: '2099-05-01' });
  await say(other, 'signed_up', { title: "Another's", startDate: '2099-05-01' });
  await api.make.anEvent(organization, { title: 'Unanswered', startDate: '2099-05-01' });
});

afterEach(() => {
  vi.useRealTimers();
});

const past = async (args = {}) => {
  const person = api.as(volunteer);
  const { data } = await person.graphql(read, args);
  return {
    titles: data.myPastEvents.items.map(({ title }: { title: string }) => title),
    ...data.myPastEvents,
  };
};

test('nothing is past yet', async () => {
  expect(await past()).toMatchObject({ titles: [], pageInfo: { totalItems: 0, totalPages: 0 } });
});

test("what one said yes to is past when its end has passed on the organization's clock, the latest first", async () => {
  vi.setSystemTime('2099-05-02T01:59:00Z');
  expect((await past()).titles).toEqual(['Morning']);
  vi.setSystemTime('2099-05-02T02:00:00Z');
  expect((await past()).titles).toEqual(['Evening', 'Morning']);
  // The last minute of the all-day event in New York.
  vi.setSystemTime('2099-05-03T03:59:00Z');
  expect((await past()).titles).toEqual(['Evening', 'Morning']);
  vi.setSystemTime('2099-05-03T04:00:00Z');
  const { titles, items } = await past();
  expect(titles).toEqual(['All day', 'Evening', 'Morning']);
  expect(items[0]).toEqual({ title: 'All day', userRsvpStatus: 'signed_up', hasEnded: true });
});

test('it comes in pages', async () => {
  vi.setSystemTime('2099-06-01T00:00:00Z');
  expect(await past({ page: 2, limit: 3 })).toMatchObject({
    titles: ['Morning'],
    pageInfo: { currentPage: 2, totalPages: 2, totalItems: 4, itemsPerPage: 3 },
  });
  const refused = await api.as(volunteer).graphql(read, { limit: 101 });
  expect([refused.code, refused.message]).toEqual(['BAD_USER_INPUT', 'limit must be at most 100']);
});

test('somebody else has their own', async () => {
  vi.setSystemTime('2099-06-01T00:00:00Z');
  const { data } = await api.as(other).graphql(read);
  expect(data.myPastEvents.items).toMatchObject([{ title: "Another's" }]);
});
