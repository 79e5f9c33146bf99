import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { EventsArgs } from './event.list.js';
import { listEventPage } from './event.list.service.js';
import { EventPage } from './history.js';

@Resolver()
export class EventListResolver {
  @Query(() => EventPage, { description: 'The events of the organization, page by page.' })
  events(@Ctx() ctx: Context, @Args(() => EventsArgs) args: EventsArgs) {
    return listEventPage(ctx, args);
  }
}
