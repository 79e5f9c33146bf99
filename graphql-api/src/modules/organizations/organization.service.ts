import { signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { wallClock } from '../../time.js';

/** Every organization for a super administrator, the own one for everybody else, by name. */
export async function listOrganizations(ctx: Context) {
  const viewer = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('organizations')
    .select(['id', 'name', 'description', 'timezone'])
    .$if(viewer.organizationId !== null, (query) => query.where('id', '=', viewer.organizationId as string))
    .orderBy('name')
    .orderBy('id')
    .limit(1_000)
    .execute();
  return rows.map((row) => ({ ...row, today: wallClock(row.timezone).date }));
}
