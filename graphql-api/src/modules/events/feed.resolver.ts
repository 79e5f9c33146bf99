import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { CalendarFeed } from './feed.js';
import { readMyCalendarFeed, resetMyCalendarFeed } from './feed.service.js';

@Resolver()
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, {
    description: 'Holds the events to which the viewer said yes, and their tasks on the days they are due.',
  })
  myCalendarFeed(@Ctx() ctx: Context) {
    return readMyCalendarFeed(ctx);
  }

  @Mutation(() => CalendarFeed, {
    description: 'Gives the feed a new address, for when the old one has come into the wrong hands.',
  })
  resetMyCalendarFeed(@Ctx() ctx: Context) {
    return resetMyCalendarFeed(ctx);
  }
}
