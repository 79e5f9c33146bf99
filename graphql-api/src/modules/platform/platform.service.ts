import type { Context } from '../../context.js';
import { readMonthFigures } from './platform.months.js';
import { platformOwner } from './platform.policy.js';
import { findPlatformDashboard } from './platform.queries.js';

/** Everything a super administrator's first screen shows. */
export async function readPlatformDashboard(ctx: Context) {
  platformOwner(ctx);
  return findPlatformDashboard(ctx.db);
}

/** Growth, usage and performance of the platform, month by month. For super administrators. */
export async function readPlatformAnalytics(ctx: Context, months: number) {
  platformOwner(ctx);
  return { months: await readMonthFigures(ctx.db, months) };
}
