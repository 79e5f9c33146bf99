import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const answer = `mutation ($id: ID!, $status: RsvpStatus!) {
  rsvpToEvent(eventId: $id, status: $status) { id userRsvpStatus confirmedSignups canSignup }
}`;
let organization: { id: string };

beforeAll(async () => {
  organization = await api.make.anOrganization();
});

test('rsvpToEvent takes a seat, and saying yes twice is saying yes once', async () => {
  const volunteer = await api.make.aVolunteer(organization);
  const event = await api.make.anEvent(organization, { maxVolunteers: 3 });
  for (const _ of [1, 2]) {
    const { data } = await api.as(volunteer).graphql(answer, { id: event.id, status: 'signed_up' });
    expect(data.rsvpToEvent).toEqual({
      id: event.id,
      userRsvpStatus: 'signed_up',
      confirmedSignups: 1,
      canSignup: false,
    });
  }
  const rest = await api.as(volunteer).post(`/calendar/events/${event.id}/rsvp`, { status: 'cancelled' });
  expect(rest.status).toBe(200);
  expect(rest.body.event).toMatchObject({
    confirmed_signups: 0,
    user_rsvp_status: 'cancelled',
    can_signup: true,
  });
});
