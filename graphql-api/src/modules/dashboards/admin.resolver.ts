import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { readAdminDashboard } from './admin.service.js';
import { AdminDashboard } from './adminDashboard.js';

@Resolver()
export class AdminDashboardResolver {
  @Query(() => AdminDashboard, { description: 'For admins: how their organization is doing.' })
  adminDashboard(@Ctx() ctx: Context) {
    return readAdminDashboard(ctx);
  }
}
