import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { EndMySessionArgs } from './device.inputs.js';
import { Device } from './device.js';
import { endMyOtherSessions, endMySession, listMySessions } from './device.service.js';

@Resolver()
export class DeviceResolver {
  @Query(() => [Device], {
    description: 'Where the viewer is signed in: this device first, then the one used last.',
  })
  mySessions(@Ctx() ctx: Context) {
    return listMySessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Signs the viewer out on one device, at once.' })
  endMySession(@Ctx() ctx: Context, @Args(() => EndMySessionArgs) { id }: EndMySessionArgs) {
    return endMySession(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Signs the viewer out on all devices but this one, and tells on how many.',
  })
  endMyOtherSessions(@Ctx() ctx: Context) {
    return endMyOtherSessions(ctx);
  }
}
