import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { EventPage, MyPastEventsArgs } from './history.js';
import { listMyPastEvents } from './history.service.js';

@Resolver()
export class HistoryResolver {
  @Query(() => EventPage, {
    description: 'The events that are over and to which the viewer had said yes; the latest first.',
  })
  myPastEvents(@Ctx() ctx: Context, @Args(() => MyPastEventsArgs) args: MyPastEventsArgs) {
    return listMyPastEvents(ctx, args);
  }
}
