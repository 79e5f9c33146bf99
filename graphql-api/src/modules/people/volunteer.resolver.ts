import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { DirectoryEntry } from './directory.js';
import {
  AddVolunteerInput,
  RemoveVolunteerArgs,
  ResetPersonalPasswordArgs,
  UpdateVolunteerInput,
  VolunteerArgs,
} from './volunteer.inputs.js';
import {
  addVolunteer,
  removeVolunteer,
  resetPersonalPassword,
  updateVolunteer,
} from './volunteer.service.js';

@Resolver()
export class VolunteerResolver {
  @Mutation(() => DirectoryEntry, {
    description:
      'For admins. CONFLICT for an address in use anywhere; one that was removed before starts afresh, as a new person.',
  })
  addVolunteer(@Ctx() ctx: Context, @Arg('input', () => AddVolunteerInput) input: AddVolunteerInput) {
    return addVolunteer(ctx, input);
  }

  @Mutation(() => DirectoryEntry, {
    description: 'For admins. A new role counts from the next request on; CONFLICT for the last admin.',
  })
  updateVolunteer(
    @Ctx() ctx: Context,
    @Args(() => VolunteerArgs) { email }: VolunteerArgs,
    @Arg('input', () => UpdateVolunteerInput) input: UpdateVolunteerInput,
  ) {
    return updateVolunteer(ctx, email, input);
  }

  @Mutation(() => ID, {
    description:
      'For admins; the id of the person. Their access ends at once, seats of events that are not over and open ' +
      'assignments are given back, what they did stays with their name. CONFLICT for the last admin.',
  })
  removeVolunteer(@Ctx() ctx: Context, @Args(() => RemoveVolunteerArgs) { email }: RemoveVolunteerArgs) {
    return removeVolunteer(ctx, email);
  }

  @Mutation(() => ID, {
    description:
      "For admins and their own members, and for super administrators and admins; the id of the person. The organization's " +
      'password opens the account again, and every session of the person ends.',
  })
  resetPersonalPassword(
    @Ctx() ctx: Context,
    @Args(() => ResetPersonalPasswordArgs) { userId }: ResetPersonalPasswordArgs,
  ) {
    return resetPersonalPassword(ctx, userId);
  }
}
