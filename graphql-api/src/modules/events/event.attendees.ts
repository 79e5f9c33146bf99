import { IsUUID } from 'class-validator';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../../paging.js';
import { DateTime } from '../../scalars.js';
import { RsvpStatus } from './rsvp.entity.js';

@ObjectType({ description: "One person's answer to an event." })
export class EventAttendee {
  @Field(() => ID)
  userId!: string;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => RsvpStatus)
  status!: RsvpStatus;

  @Field(() => String, { nullable: true, description: 'What they wrote to the organizers.' })
  notes?: string | null;

  @Field(() => DateTime, { description: 'When they gave this answer.' })
  answeredAt!: string;
}

@ObjectType()
export class EventAttendeePage {
  @Field(() => [EventAttendee], {
    description: 'Those who come first, each group in the order of their answers.',
  })
  items!: EventAttendee[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

export const RsvpStatusFilter = { all: 'all', ...RsvpStatus } as const;
registerEnumType(RsvpStatusFilter, { name: 'RsvpStatusFilter' });

@ArgsType()
export class EventAttendeesArgs extends PageArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'eventId must be an id' })
  eventId!: string;

  @Field(() => RsvpStatusFilter, { defaultValue: RsvpStatusFilter.all })
  status!: keyof typeof RsvpStatusFilter;
}
