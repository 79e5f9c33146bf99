import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { ChangeBatch, ChangesArgs } from './change.inputs.js';
import { listChanges } from './change.service.js';

@Resolver()
export class ChangeResolver {
  @Query(() => ChangeBatch, {
    description:
      'For admins: what has changed in their organization, in the order of the commits. CURSOR_EXPIRED when what ' +
      'follows `since` is no longer kept.',
  })
  changes(@Ctx() ctx: Context, @Args(() => ChangesArgs) args: ChangesArgs) {
    return listChanges(ctx, args);
  }
}
