import { IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { RsvpStatus } from './rsvp.entity.js';

@ArgsType()
export class EventArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'id must be an id' })
  id!: string;
}

@ArgsType()
export class UpcomingEventsArgs {
  @Field(() => Int, { defaultValue: 5, description: '1 to 100.' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(100, { message: 'limit must be at most 100' })
  limit!: number;
}

@ArgsType()
export class CalendarMonthArgs {
  @Field(() => Int, { nullable: true, description: '1 to 12; together with the year.' })
  @IsOptional()
  @Min(1, { message: 'month must be from 1 to 12' })
  @Max(12, { message: 'month must be from 1 to 12' })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: '1900 to 2199; together with the month.' })
  @IsOptional()
  @Min(1900, { message: 'year must be from 1900 to 2199' })
  @Max(2199, { message: 'year must be from 1900 to 2199' })
  year?: number | null;
}

@ArgsType()
export class RsvpToEventArgs {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'eventId must be an id' })
  eventId!: string;

  @Field(() => RsvpStatus)
  status!: RsvpStatus;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters, for the organizers.' })
  @IsOptional()
  @MaxLength(5_000, { message: 'notes must be at most 5,000 characters' })
  notes?: string | null;
}
