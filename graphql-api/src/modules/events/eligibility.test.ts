import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();
const eligibility = 'myEligibility { allowed reasons { code message nextStep } } canSignup';
const answer = `mutation ($id: ID!, $status: RsvpStatus!) { rsvpToEvent(eventId: $id, status: $status) { ${eligibility} } }`;
let organization: { id: string };
beforeAll(async () => {
  organization = await api.make.anOrganization();
});

const seenBy = async (person: { id: string }, id: string) => {
  const { data } = await api
    .as(person)
    .graphql(`query ($id: ID!) { event(id: $id) { ${eligibility} } }`, { id });
  return data.event.myEligibility;
};

async function afullEvent() {
  const event = await api.make.anEvent(organization, { maxVolunteers: 1 });
  const first = await api.make.aVolunteer(organization);
  await api.as(first).graphql(answer, { id: event.id, status: 'signed_up' });
  return { event, first };
}

describe('a refused RSVP says why and what to do next', () => {
  test('when every seat is taken: in the query, in the error and in the REST answer alike', async () => {
    const { event } = await afullEvent();
    const late = await api.make.aVolunteer(organization);
    const { allowed, reasons } = await seenBy(late, event.id);
    expect([allowed, reasons]).toEqual([
      false,
      [
        {
          code: 'EVENT_FULL',
          message: 'This event is at capacity',
          nextStep: expect.stringContaining('later'),
        },
      ],
    ]);
    const refused = await api.as(late).graphql(answer, { id: event.id, status: 'signed_up' });
    expect(refused.errors?.[0].extensions).toEqual({ code: 'EVENT_FULL', reasons });
    const rest = await api.as(late).post(`/calendar/events/${event.id}/rsvp`, { status: 'signed_up' });
    expect([rest.status, rest.body]).toEqual([
      409,
      {
        success: false,
        code: 'EVENT_FULL',
        message: reasons[0].message,
        requestId: expect.any(String),
        reasons,
      },
    ]);
  });

  test('when it is over', async () => {
    const person = await api.make.aVolunteer(organization);
    const event = await api.make.anEvent(organization, { startDate: '2020-01-01', endDate: '2020-01-01' });
    const { allowed, reasons } = await seenBy(person, event.id);
    expect([allowed, reasons[0].code]).toEqual([false, 'EVENT_ENDED']);
    for (const status of ['signed_up', 'cancelled']) {
      const refused = await api.as(person).graphql(answer, { id: event.id, status });
      expect(refused.errors?.[0].extensions).toEqual({ code: 'EVENT_ENDED', reasons });
    }
  });

  test('when there is no seat to give back', async () => {
    const person = await api.make.aVolunteer(organization);
    const event = await api.make.anEvent(organization);
    const refused = await api.as(person).graphql(answer, { id: event.id, status: 'cancelled' });
    expect(refused.code).toBe('CONFLICT');
    expect(refused.errors?.[0].extensions.reasons[0].code).toBe('NOT_SIGNED_UP');
  });
});

test('who holds the last seat may say yes again, and who gave it back only while it is free', async () => {
  const { event, first } = await afullEvent();
  expect(await seenBy(first, event.id)).toEqual({ allowed: true, reasons: [] });
  const again = await api.as(first).graphql(answer, { id: event.id, status: 'signed_up' });
  expect(again.code).toBeUndefined();
  const next = await api.make.aVolunteer(organization);
  await api.as(first).graphql(answer, { id: event.id, status: 'cancelled' });
  expect(await seenBy(next, event.id)).toEqual({ allowed: true, reasons: [] });
  await api.as(next).graphql(answer, { id: event.id, status: 'signed_up' });
  expect((await seenBy(first, event.id)).reasons[0].code).toBe('EVENT_FULL');
});

test('asking for it costs no statement more, however many events there are', async () => {
  const person = api.as(await api.make.aVolunteer(organization));
  const list = (fields: string) =>
    person.graphql(`{ events(period: all, limit: 50) { items { id ${fields} } } }`);
  await list('');
  const without = await api.statements.during(() => list(''));
  expect(await api.statements.during(() => list(eligibility))).toBe(without);
});
