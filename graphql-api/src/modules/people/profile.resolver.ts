import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { UpdateProfileInput } from './profile.inputs.js';
import { updateProfile } from './profile.service.js';
import { Viewer } from './session.resolver.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => Viewer, {
    description: "Changes the viewer's own profile. CONFLICT for an e-mail that is taken.",
  })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput) {
    return updateProfile(ctx, input);
  }
}
