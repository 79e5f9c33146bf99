import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { PlatformAnalyticsArgs } from './platform.inputs.js';
import { readPlatformAnalytics, readPlatformDashboard } from './platform.service.js';
import { PlatformAnalytics, PlatformDashboard } from './platformDashboard.js';

@Resolver()
export class PlatformResolver {
  @Query(() => PlatformDashboard, { description: 'For super administrators.' })
  platformDashboard(@Ctx() ctx: Context) {
    return readPlatformDashboard(ctx);
  }

  @Query(() => PlatformAnalytics, { description: 'For super administrators.' })
  platformAnalytics(
    @Ctx() ctx: Context,
    @Args(() => PlatformAnalyticsArgs) { months }: PlatformAnalyticsArgs,
  ) {
    return readPlatformAnalytics(ctx, months);
  }
}
