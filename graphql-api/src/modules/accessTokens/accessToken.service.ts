import { randomBytes } from 'node:crypto';
import { inPerson, member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { conflict, notFound } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { hashToken } from '../people/session.tokens.js';
import { AccessToken } from './accessToken.entity.js';
import type { CreateAccessTokenInput, OrganizationAccessTokensArgs } from './accessToken.inputs.js';
import { canSeeEverybodysTokens } from './accessToken.policy.js';
import { type AccessTokenRow, countAccessTokens, selectAccessTokens } from './accessToken.queries.js';
import { tokenPrefix } from './accessToken.secret.js';

const hintLength = tokenPrefix.length + 4;
const maxTokens = 20;
const dayMilliseconds = 86_400_000;

/** The tokens of the person who asks that still open something, the newest first. */
export async function listMyAccessTokens(ctx: Context): Promise<AccessTokenRow[]> {
  const viewer = member(ctx);
  inPerson(ctx);
  return selectAccessTokens(ctx.db, viewer).where('t.user_id', '=', viewer.id).limit(maxTokens).execute();
}

/**
 * The same for everybody in the organization of the admin who asks, page by page.
 * @throws FORBIDDEN
 */
export async function listOrganizationAccessTokens(ctx: Context, args: OrganizationAccessTokensArgs) {
  const viewer = memberWho(ctx, canSeeEverybodysTokens);
  inPerson(ctx);
  const [items, { totalItems }] = await Promise.all([
    selectAccessTokens(ctx.db, viewer).limit(args.limit).offset(offsetOf(args)).execute(),
    countAccessTokens(ctx.db, viewer).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}

/**
 * Makes a token with which a program acts as the person who asks. Only its hash is kept.
 * @throws CONFLICT for the twenty-first, FORBIDDEN when a token asks for another one
 */
export async function createAccessToken(
  ctx: Context,
  input: CreateAccessTokenInput,
): Promise<{ accessToken: AccessTokenRow; secret: string }> {
  const viewer = member(ctx);
  inPerson(ctx);
  const secret = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const name = input.name.trim();
  return inTransaction(ctx, async (tx) => {
    // Requests at the same moment are counted one after the other.
    await tx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', viewer.id)
      .where('removed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { totalItems } = await countAccessTokens(tx.db, viewer)
      .where('t.user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (totalItems >= maxTokens) {
      throw conflict(`You have ${maxTokens} access tokens. Revoke one that is no longer needed.`);
    }
    const id = newId();
    await tx.db
      .insertInto('access_tokens')
      .values({
        id,
        user_id: viewer.id,
        name,
        scope: input.scope,
        secret_hash: hashToken(secret),
        hint: secret.slice(0, hintLength),
        expires_at: new Date(Date.now() + input.expiresInDays * dayMilliseconds) as never,
      })
      .execute();
    await recordDeed(tx, {
      action: AuditAction.access_token_created,
      organizationId: viewer.organizationId,
      subjectName: viewer.email,
      details: `${name} (${input.scope})`,
    });
    const accessToken = await selectAccessTokens(tx.db, viewer)
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow();
    return { accessToken, secret };
  });
}

/**
 * Ends a token of the person who asks or, for admins, of anybody in their organization; it opens nothing from the
 * next request on.
 * @throws NOT_FOUND when it is none of those, or ended already
 */
export async function revokeAccessToken(ctx: Context, id: string): Promise<AccessTokenRow> {
  const viewer = member(ctx);
  inPerson(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await selectAccessTokens(tx.db, viewer)
      .select('u.email as ownerEmail')
      .where('t.id', '=', id)
      .forUpdate('t')
      .executeTakeFirst();
    if (!found) throw notFound('Access token');
    const { ownerEmail, ...accessToken } = found;
    await tx.em.nativeUpdate(AccessToken, { id }, { revokedAt: new Date() });
    await recordDeed(tx, {
      action: AuditAction.access_token_revoked,
      organizationId: viewer.organizationId,
      subjectName: ownerEmail ?? accessToken.ownerName,
      details: `${accessToken.name} (${accessToken.scope})`,
    });
    return accessToken;
  });
}

/** Ends every token of a person whose account may be in strange hands. */
export async function endAccessTokens(tx: Context, userId: string): Promise<void> {
  await tx.em.nativeUpdate(AccessToken, { userId, revokedAt: null }, { revokedAt: new Date() });
}
