import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { EventRow } from './event.queries.js';
import { RsvpStatus } from './rsvp.entity.js';

export enum RefusalCode {
  EVENT_FULL = 'EVENT_FULL',
  EVENT_ENDED = 'EVENT_ENDED',
  NOT_SIGNED_UP = 'NOT_SIGNED_UP',
}
registerEnumType(RefusalCode, {
  name: 'RsvpRefusalCode',
  description: 'Why an answer to an event is refused.',
  valuesConfig: {
    EVENT_FULL: { description: 'Every seat is taken.' },
    EVENT_ENDED: { description: 'It is over.' },
    NOT_SIGNED_UP: { description: 'There is no seat to give back.' },
  },
});

@ObjectType({ description: 'One reason why an answer to an event is refused.' })
export class RsvpRefusal {
  @Field(() => RefusalCode, { description: 'For programs.' })
  code!: RefusalCode;

  @Field(() => String, { description: 'For people: what is the matter.' })
  message!: string;

  @Field(() => String, { description: 'For people: what they can do now.' })
  nextStep!: string;
}

@ObjectType({
  description: 'Whether the viewer may say yes to an event, and if not, why and what to do next.',
})
export class EventEligibility {
  @Field(() => Boolean, { description: 'Whether rsvpToEvent would accept a yes at this moment.' })
  allowed!: boolean;

  @Field(() => [RsvpRefusal], {
    description: 'Empty when it is allowed; a refused rsvpToEvent carries the same in `extensions.reasons`.',
  })
  reasons!: RsvpRefusal[];
}

/** What each reason says to people. */
export const refusals: Record<RefusalCode, RsvpRefusal> = {
  EVENT_FULL: {
    code: RefusalCode.EVENT_FULL,
    message: 'This event is at capacity',
    nextStep: 'Look again later: a seat that is given back can be taken at once.',
  },
  EVENT_ENDED: {
    code: RefusalCode.EVENT_ENDED,
    message: 'This event has ended',
    nextStep: 'Choose one of the upcoming events.',
  },
  NOT_SIGNED_UP: {
    code: RefusalCode.NOT_SIGNED_UP,
    message: 'You have not signed up for this event',
    nextStep: 'Nothing needs to be done: you hold no seat.',
  },
};

type Asked = Pick<EventRow, 'hasEnded' | 'userRsvpStatus' | 'maxVolunteers' | 'confirmedSignups'>;

/** Why this answer of the person who sees the event so would be refused; nothing when it would not. */
export function reasonsAgainst(event: Asked, status: RsvpStatus): RsvpRefusal[] {
  if (event.hasEnded) return [refusals.EVENT_ENDED];
  if (status === RsvpStatus.cancelled) return event.userRsvpStatus === null ? [refusals.NOT_SIGNED_UP] : [];
  // Who holds a seat keeps it: saying yes twice is saying yes once.
  if (event.userRsvpStatus === RsvpStatus.signed_up || event.maxVolunteers === null) return [];
  return event.confirmedSignups < event.maxVolunteers ? [] : [refusals.EVENT_FULL];
}

/** Whether the person who sees the event so may say yes to it. */
export function eligibilityFor(event: Asked): EventEligibility {
  const reasons = reasonsAgainst(event, RsvpStatus.signed_up);
  return { allowed: reasons.length === 0, reasons };
}
