import { memberWho } from '../../authorize.js';
import type { Context } from '../../context.js';
import type { Db } from '../../database/orm.js';
import { AppError, badInput } from '../../errors.js';
import type { ChangesArgs } from './change.inputs.js';
import { canFollowChanges } from './change.policy.js';
import { readReach, selectChanges } from './change.queries.js';

/**
 * What has changed in the organization of the person who asks, in the order of the commits: whoever goes on from the
 * cursor of an answer misses nothing and gets nothing twice.
 * @throws FORBIDDEN, BAD_USER_INPUT, CURSOR_EXPIRED when what follows the cursor is no longer kept
 */
export async function listChanges(ctx: Context, { since, first }: ChangesArgs) {
  const viewer = memberWho(ctx, canFollowChanges);
  // What is committed in between appears behind what was newest, and is there for the next question.
  const { newest, after } = await checkCursor(ctx.db, viewer.organizationId, since);
  const found = await selectChanges(ctx.db, viewer.organizationId, after)
    .limit(first + 1)
    .execute();
  const items = found.slice(0, first);
  return {
    items,
    nextCursor: items.at(-1)?.cursor ?? String(after),
    hasMore: found.length > first,
    latestCursor: String(Math.max(newest, Number(found.at(-1)?.cursor ?? 0))),
  };
}

/**
 * The position a cursor stands for; without one, that before the oldest change that is kept.
 * @throws BAD_USER_INPUT, CURSOR_EXPIRED
 */
export async function checkCursor(db: Db, organizationId: string, since: string | null | undefined) {
  const { newest, before } = await readReach(db, organizationId);
  const after = since ? Number(since) : before;
  if (after > newest) throw badInput('This cursor is not of this organization');
  if (after < before) {
    throw new AppError(
      'CURSOR_EXPIRED',
      'Changes behind this cursor are no longer kept. Read everything once more, and go on from latestCursor.',
    );
  }
  return { newest, after };
}
