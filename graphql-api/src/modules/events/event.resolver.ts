import {
  Args,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../context.js';
import { EventEligibility, eligibilityFor } from './eligibility.js';
import { Event } from './event.entity.js';
import { exportUrl } from './event.export.js';
import { CalendarMonthArgs, EventArgs, RsvpToEventArgs, UpcomingEventsArgs } from './event.inputs.js';
import type { EventRow } from './event.queries.js';
import { getEvent, listUpcomingEvents, readCalendarMonth } from './event.service.js';
import { rsvpToEvent } from './rsvp.service.js';

@ObjectType({ description: 'The events of one month.' })
export class CalendarMonth {
  @Field(() => Int)
  month!: number;

  @Field(() => Int)
  year!: number;

  @Field(() => [Event], { description: 'Every event that touches the month, in order.' })
  events!: Event[];
}

@Resolver(() => Event)
export class EventResolver {
  @Query(() => Event, { description: 'NOT_FOUND for an event that is absent or of another organization.' })
  event(@Ctx() ctx: Context, @Args(() => EventArgs) { id }: EventArgs) {
    return getEvent(ctx, id);
  }

  @Query(() => [Event], { description: 'The next events that are not over, soonest first.' })
  upcomingEvents(@Ctx() ctx: Context, @Args(() => UpcomingEventsArgs) { limit }: UpcomingEventsArgs) {
    return listUpcomingEvents(ctx, limit);
  }

  @Query(() => CalendarMonth, {
    description: "Without month and year, the current month of the organization's calendar.",
  })
  calendarMonth(@Ctx() ctx: Context, @Args(() => CalendarMonthArgs) args: CalendarMonthArgs) {
    return readCalendarMonth(ctx, args);
  }

  @Mutation(() => Event, {
    description:
      'Answers for the viewer, and returns the event as it is then. EVENT_FULL when no seat is left, EVENT_ENDED when it is over; `extensions.reasons` as in `Event.myEligibility`.',
  })
  rsvpToEvent(@Ctx() ctx: Context, @Args(() => RsvpToEventArgs) args: RsvpToEventArgs) {
    return rsvpToEvent(ctx, args);
  }

  @FieldResolver(() => EventEligibility, {
    description: 'Whether the viewer may say yes to it, and if not, why and what to do next.',
  })
  myEligibility(@Root() event: EventRow): EventEligibility {
    return eligibilityFor(event);
  }

  @FieldResolver(() => String, {
    description: 'Address of the iCalendar file (RFC 5545), good for 60 seconds without a bearer token.',
  })
  exportUrl(@Ctx() ctx: Context, @Root() event: Event) {
    return exportUrl(ctx, event.id);
  }
}
