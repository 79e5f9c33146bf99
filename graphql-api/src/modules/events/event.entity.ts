import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { timestamps } from '../../database/columns.js';
import { newId } from '../../database/id.js';
import { DateTime, LocalDate, LocalTime } from '../../scalars.js';
import { RsvpStatus } from './rsvp.entity.js';

export enum EventType {
  volunteer_event = 'volunteer_event',
  meeting = 'meeting',
  training = 'training',
  fundraiser = 'fundraiser',
  other = 'other',
}
registerEnumType(EventType, { name: 'EventType' });

export const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    organizationId: p.uuid(),
    title: p.text(),
    description: p.text().nullable(),
    location: p.text().nullable(),
    startDate: p.date(),
    endDate: p.date(),
    startTime: p.time().length(0).nullable(),
    endTime: p.time().length(0).nullable(),
    isAllDay: p.boolean().default(false),
    eventType: p.enum(() => EventType).default(EventType.volunteer_event),
    maxVolunteers: p.integer().nullable(),
    /** Kept by a trigger on rsvps, which also refuses a sign-up beyond the maximum. */
    confirmedSignups: p.integer().default(0),
    videoLink: p.text().nullable(),
    meetingId: p.text().nullable(),
    meetingPasscode: p.text().nullable(),
    /** Counts changes for calendar programs (RFC 5545, SEQUENCE). */
    sequence: p.integer().default(0),
    createdById: p.uuid().nullable(),
    /** Kept by the database: title and place as people search in them (fold_text). */
    searchKey: p
      .text()
      .generated(`(fold_text(title || chr(31) || coalesce(location, ''))) stored`)
      .nullable()
      .hidden()
      .lazy(),
    ...timestamps,
  },
});

@ObjectType({ description: 'Something on the calendar of an organization that its people may say yes to.' })
export class Event extends EventSchema.class {
  @Field(() => ID)
  declare id: string;

  @Field(() => String)
  declare title: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Ends with the lines 'Join Meeting: …', 'Meeting ID: …' and 'Passcode: …' when a meeting is set.",
  })
  declare description: string | null | undefined;

  @Field(() => String, { nullable: true })
  declare location: string | null | undefined;

  @Field(() => LocalDate)
  declare startDate: string;

  @Field(() => LocalDate, { description: 'The last day; the same as startDate for an event of one day.' })
  declare endDate: string;

  @Field(() => LocalTime, { nullable: true })
  declare startTime: string | null | undefined;

  @Field(() => LocalTime, { nullable: true })
  declare endTime: string | null | undefined;

  @Field(() => Boolean)
  declare isAllDay: boolean;

  @Field(() => EventType)
  declare eventType: EventType;

  @Field(() => Int, { nullable: true, description: 'null: as many as like to come.' })
  declare maxVolunteers: number | null | undefined;

  @Field(() => Int, { description: 'How many people have said yes.' })
  declare confirmedSignups: number;

  @Field(() => String, { nullable: true })
  declare videoLink: string | null | undefined;

  @Field(() => String, { nullable: true })
  declare meetingId: string | null | undefined;

  @Field(() => String, { nullable: true })
  declare meetingPasscode: string | null | undefined;

  @Field(() => DateTime)
  declare createdAt: Date;

  @Field(() => RsvpStatus, {
    nullable: true,
    description: "The viewer's own answer; null when none was given.",
  })
  declare userRsvpStatus?: RsvpStatus | null;

  @Field(() => Boolean, {
    description:
      'Whether the viewer could take a seat now: one is free, the event is not over, and they hold none yet.',
  })
  declare canSignup?: boolean;

  @Field(() => Boolean, { description: "Whether its end has passed in the organization's time zone." })
  declare hasEnded?: boolean;

  @Field(() => String, { nullable: true, description: 'First name of the organizer.' })
  declare creatorName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the organizer.' })
  declare creatorLastname?: string | null;
}
EventSchema.setClass(Event);
