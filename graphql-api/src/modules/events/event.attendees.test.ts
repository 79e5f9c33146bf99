import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const read = `query ($id: ID!, $status: RsvpStatusFilter! = all, $page: Int! = 1, $limit: Int! = 20) {
  eventAttendees(eventId: $id, status: $status, page: $page, limit: $limit) {
    items { userId email firstName lastName phone status notes answeredAt }
    pageInfo { currentPage totalPages totalItems itemsPerPage }
  }
}`;
type Made = { id: string };
let admin: Made;
let event: Made;
let [ada, bob, eve]: Made[] = [];

beforeAll(async () => {
  const organization = await api.make.anOrganization();
  admin = await api.make.anAdmin(organization);
  event = await api.make.anEvent(organization);
  const person = (firstName: string) =>
    api.make.aVolunteer(organization, {
      firstName,
      lastName: 'Byron',
      email: `${firstName}@example.org`.toLowerCase(),
    });
  [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')];
  const say = (who: Made, status: string, notes?: string) =>
    api.as(who).post(`/calendar/events/${event.id}/rsvp`, { status, notes });
  await say(bob, 'signed_up');
  await say(ada, 'signed_up', 'I bring cake');
  await say(eve, 'signed_up');
  await say(bob, 'cancelled');
  const other = await api.make.anEvent(organization);
  await api.as(eve).post(`/calendar/events/${other.id}/rsvp`, { status: 'signed_up' });
});

const names = async (variables: object) => {
  const { data } = await api.as(admin).graphql(read, { id: event.id, ...variables });
  return data.eventAttendees.items.map(({ firstName }: { firstName: string }) => firstName);
};

describe('eventAttendees', () => {
  test('tells who answered what, those who come first', async () => {
    const { data } = await api.as(admin).graphql(read, { id: event.id });
    expect(data.eventAttendees.pageInfo).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalItems: 3,
      itemsPerPage: 20,
    });
    expect(data.eventAttendees.items).toEqual([
      {
        userId: ada?.id,
        email: 'ada@example.org',
        firstName: 'Ada',
        lastName: 'Byron',
        phone: null,
        status: 'signed_up',
        notes: 'I bring cake',
        answeredAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ userId: eve?.id, status: 'signed_up', notes: null }),
      expect.objectContaining({ userId: bob?.id, status: 'cancelled' }),
    ]);
  });

  test('can be narrowed to an answer, and turned page by page', async () => {
    expect(await names({ status: 'signed_up' })).toEqual(['Ada', 'Eve']);
    expect(await names({ status: 'cancelled' })).toEqual(['Bob']);
    expect(await names({ page: 2, limit: 2 })).toEqual(['Bob']);
    expect(await names({ page: 9, limit: 2 })).toEqual([]);
  });

  test('GET /calendar/events/{id}/attendees answers the same in the names of REST', async () => {
    const { status, body } = await api
      .as(admin)
      .get(`/calendar/events/${event.id}/attendees?status=signed_up&limit=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      attendees: [
        { user_id: ada?.id, first_name: 'Ada', status: 'signed_up', answered_at: expect.any(String) },
      ],
      pagination: { current_page: 1, total_pages: 2, total_items: 2, items_per_page: 1 },
    });
    const wrong = await api.as(admin).get(`/calendar/events/${event.id}/attendees?status=maybe`);
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'status must be one of: all, signed_up, cancelled',
    ]);
  });

  test('are for the organizers only', async () => {
    const organizers = await api.as(ada ?? null).get(`/calendar/events/${event.id}/attendees`);
    expect([organizers.status, organizers.body.code]).toEqual([403, 'FORBIDDEN']);
    const elsewhere = await api.make.anAdmin(await api.make.anOrganization());
    const { code } = await api.as(elsewhere).graphql(read, { id: event.id });
    expect(code).toBe('NOT_FOUND');
  });
});
