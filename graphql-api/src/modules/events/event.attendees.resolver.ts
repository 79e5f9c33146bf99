import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { EventAttendeePage, EventAttendeesArgs } from './event.attendees.js';
import { listEventAttendees } from './event.attendees.service.js';

@Resolver()
export class EventAttendeesResolver {
  @Query(() => EventAttendeePage, { description: 'For admins: who answered an event, and what.' })
  eventAttendees(@Ctx() ctx: Context, @Args(() => EventAttendeesArgs) args: EventAttendeesArgs) {
    return listEventAttendees(ctx, args);
  }
}
