import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { CreateEventInput, DuplicateEventArgs, UpdateEventInput } from './event.editing.inputs.js';
import { createEvent, deleteEvent, duplicateEvent, updateEvent } from './event.editing.service.js';
import { Event } from './event.entity.js';
import { EventArgs } from './event.inputs.js';
import { canManageEvents } from './event.policy.js';

@Resolver(() => Event)
export class EventEditingResolver {
  @Mutation(() => Event, { description: 'For admins.' })
  createEvent(@Ctx() ctx: Context, @Arg('input', () => CreateEventInput) input: CreateEventInput) {
    return createEvent(ctx, input);
  }

  @Mutation(() => Event, { description: 'For admins. Of two who save at once, the later one is right.' })
  updateEvent(
    @Ctx() ctx: Context,
    @Args(() => EventArgs) { id }: EventArgs,
    @Arg('input', () => UpdateEventInput) input: UpdateEventInput,
  ) {
    return updateEvent(ctx, id, input);
  }

  @Mutation(() => ID, {
    description: 'For admins; the id of the deleted event. The answers to it go with it.',
  })
  deleteEvent(@Ctx() ctx: Context, @Args(() => EventArgs) { id }: EventArgs) {
    return deleteEvent(ctx, id);
  }

  @Mutation(() => Event, { description: 'For admins: the same event on another day, with nobody signed up.' })
  duplicateEvent(@Ctx() ctx: Context, @Args(() => DuplicateEventArgs) args: DuplicateEventArgs) {
    return duplicateEvent(ctx, args);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit, delete and duplicate it.' })
  viewerCanEdit(@Ctx() ctx: Context): boolean {
    return canManageEvents(signedIn(ctx));
  }
}
