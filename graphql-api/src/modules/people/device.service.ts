import { sql } from 'kysely';
import { inPerson } from '../../authorize.js';
import type { Context } from '../../context.js';
import { instant } from '../../database/sql.js';
import { notFound } from '../../errors.js';
import { Session } from './session.entity.js';

/** More devices than a person has; a limit all the same, as every list has one. */
const maxDevices = 100;

/** Where the person who asks is signed in: this device first, then the one used last. */
export async function listMySessions(ctx: Context) {
  const viewer = inPerson(ctx);
  return ctx.db
    .selectFrom('sessions as s')
    .select([
      's.id',
      sql<boolean>`s.id = ${viewer.sessionId}`.as('current'),
      instant('s.created_at').as('createdAt'),
      instant('s.last_used_at').as('lastUsedAt'),
      's.user_agent as userAgent',
      's.ip',
    ])
    .where('s.user_id', '=', viewer.id)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', new Date())
    .orderBy('current', 'desc')
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(maxDevices)
    .execute();
}

/**
 * Signs the person who asks out on one of their devices, on which nothing works from then on.
 * @throws NOT_FOUND when it is none of theirs, or no longer signed in
 */
export async function endMySession(ctx: Context, id: string): Promise<boolean> {
  const viewer = inPerson(ctx);
  const ended = await end(ctx, { id, userId: viewer.id });
  if (ended === 0) throw notFound('Session');
  return true;
}

/** Signs the person who asks out everywhere but here. Returns on how many devices. */
export async function endMyOtherSessions(ctx: Context): Promise<number> {
  const viewer = inPerson(ctx);
  return end(ctx, { id: { $ne: viewer.sessionId }, userId: viewer.id });
}

function end(ctx: Context, which: { id: string | { $ne: string }; userId: string }): Promise<number> {
  return ctx.em
    .fork()
    .nativeUpdate(
      Session,
      { ...which, revokedAt: null, expiresAt: { $gt: new Date() } },
      { revokedAt: new Date(), revokedBecause: 'ended_by_person' },
    );
}
