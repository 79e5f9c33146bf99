import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Viewer } from '../../context.js';
import type { Db } from '../../database/orm.js';
import { instant, optionalInstant } from '../../database/sql.js';
import { visibleAccessTokens } from './accessToken.policy.js';

/** The tokens a person may see that still open something, the newest first, the id breaking ties. */
export function selectAccessTokens(db: Db, viewer: Member) {
  return live(db, viewer)
    .select([
      't.id',
      't.name',
      't.scope',
      't.hint',
      instant('t.created_at').as('createdAt'),
      instant('t.expires_at').as('expiresAt'),
      optionalInstant('t.last_used_at').as('lastUsedAt'),
      sql<string>`coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email, '')`.as(
        'ownerName',
      ),
    ])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc');
}

export type AccessTokenRow = Awaited<
  ReturnType<ReturnType<typeof selectAccessTokens>['executeTakeFirstOrThrow']>
>;

/** How many those are. */
export function countAccessTokens(db: Db, viewer: Member) {
  return live(db, viewer).select(sql<number>`count(*)::int`.as('totalItems'));
}

function live(db: Db, viewer: Member) {
  return db
    .selectFrom('access_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()` as never)
    .where('u.removed_at', 'is', null)
    .where(visibleAccessTokens(viewer) as never);
}

/**
 * The person a token speaks for, or null: revoked, expired, removed from the whitelist and inactive organization all
 * end it at once, on every instance. Their role is the one they have now.
 */
export async function findTokenViewer(
  db: Db,
  by: { secretHash: string } | { id: string },
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('access_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.role',
      'u.email',
      'u.organization_id as organizationId',
      'o.timezone',
      't.id as tokenId',
      't.scope',
      't.name',
      't.writes',
      sql<boolean>`coalesce(t.last_used_at < now() - interval '1 minute', true)`.as('isUseWorthNoting'),
    ])
    .where('secretHash' in by ? 't.secret_hash' : 't.id', '=', 'secretHash' in by ? by.secretHash : by.id)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()` as never)
    .where('u.removed_at', 'is', null)
    .where('o.is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { tokenId, scope, name, isUseWorthNoting, ...person } = row;
  if (isUseWorthNoting) await noteUse(db, tokenId);
  return { ...person, email: person.email ?? '', sessionId: '', accessToken: { id: tokenId, scope, name } };
}

/** Every request would write otherwise; of two at the same moment, one does. */
async function noteUse(db: Db, id: string): Promise<void> {
  await sql`
    update access_tokens set last_used_at = now()
    where id = ${id} and coalesce(last_used_at < now() - interval '1 minute', true)
  `.execute(db);
}
