import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { sql } from 'kysely';
import { type Member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { badInput, conflict, notFound } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { lockOrganization } from '../people/membership.service.js';
import { hashToken } from '../people/session.tokens.js';
import { canFollowChanges } from './change.policy.js';
import { readReach } from './change.queries.js';
import { checkCursor } from './change.service.js';
import { isLoopback, isPublicAddress } from './webhook.address.js';
import type { CreateWebhookInput, ReplayWebhookArgs, WebhookDeliveriesArgs } from './webhook.inputs.js';
import { countDeliveries, selectDeliveries, selectWebhooks, type WebhookRow } from './webhook.queries.js';

const maxWebhooks = 10;

/** The webhooks of the organization of the admin who asks, the oldest first. */
export async function listWebhooks(ctx: Context): Promise<WebhookRow[]> {
  const viewer = memberWho(ctx, canFollowChanges);
  return selectWebhooks(ctx.db, viewer).limit(maxWebhooks).execute();
}

/**
 * Has changes sent to an address from now on.
 * @throws BAD_USER_INPUT for an address that is not of the public internet, CONFLICT for the eleventh
 */
export async function createWebhook(
  ctx: Context,
  { url, kinds }: CreateWebhookInput,
): Promise<{ webhook: WebhookRow; secret: string }> {
  const viewer = memberWho(ctx, canFollowChanges);
  const address = checkedUrl(url, ctx.env.webhookLoopback);
  const seed = randomBytes(32).toString('base64url');
  const secret = `whsec_${ctx.tokens.webhookSecret(seed).toString('base64')}`;
  return inTransaction(ctx, async (tx) => {
    await lockOrganization(tx, viewer.organizationId);
    const others = await selectWebhooks(tx.db, viewer).execute();
    if (others.length >= maxWebhooks) throw conflict(`An organization has at most ${maxWebhooks} webhooks`);
    const { newest } = await readReach(tx.db, viewer.organizationId);
    const id = newId();
    await tx.db
      .insertInto('webhooks')
      .values({
        id,
        organization_id: viewer.organizationId,
        url: address,
        kinds: sql`${[...new Set(kinds)]}::text[]` as never,
        seed,
        secret_hash: hashToken(secret),
        position: newest as never,
      })
      .execute();
    await record(tx, viewer, AuditAction.webhook_created, address);
    return { webhook: await oneWebhook(tx, viewer, id), secret };
  });
}

/**
 * Ends a webhook and forgets what was sent to it.
 * @throws NOT_FOUND
 */
export async function deleteWebhook(ctx: Context, id: string): Promise<WebhookRow> {
  const viewer = memberWho(ctx, canFollowChanges);
  return inTransaction(ctx, async (tx) => {
    const webhook = await oneWebhook(tx, viewer, id);
    await tx.db.deleteFrom('webhooks').where('id', '=', id).execute();
    await record(tx, viewer, AuditAction.webhook_deleted, webhook.url);
    return webhook;
  });
}

/**
 * Sends changes behind a cursor again, in order, and goes on from there; also how a disabled webhook goes on.
 * @throws NOT_FOUND, BAD_USER_INPUT, CURSOR_EXPIRED
 */
export async function replayWebhook(ctx: Context, { id, since }: ReplayWebhookArgs): Promise<WebhookRow> {
  const viewer = memberWho(ctx, canFollowChanges);
  return inTransaction(ctx, async (tx) => {
    const webhook = await oneWebhook(tx, viewer, id);
    const { after } = await checkCursor(tx.db, viewer.organizationId, since);
    // A server that is just sending loses its claim, and begins again from here.
    await sql`
      update webhooks set position = ${after}, state = 'active', disabled_because = null, attempts = 0,
        failing_since = null, next_attempt_at = now(), claim = null, claimed_until = null
      where id = ${id}
    `.execute(tx.db);
    await record(tx, viewer, AuditAction.webhook_replayed, webhook.url);
    return oneWebhook(tx, viewer, id);
  });
}

/**
 * One page of what was sent to a webhook, the newest change first.
 * @throws NOT_FOUND
 */
export async function listWebhookDeliveries(ctx: Context, args: WebhookDeliveriesArgs) {
  const viewer = memberWho(ctx, canFollowChanges);
  const { id } = await oneWebhook(ctx, viewer, args.webhookId);
  const [items, { totalItems }] = await Promise.all([
    selectDeliveries(ctx.db, id).limit(args.limit).offset(offsetOf(args)).execute(),
    countDeliveries(ctx.db, id).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}

async function oneWebhook(ctx: Context, viewer: Member, id: string): Promise<WebhookRow> {
  const webhook = await selectWebhooks(ctx.db, viewer).where('w.id', '=', id).executeTakeFirst();
  if (!webhook) throw notFound('Webhook');
  return webhook;
}

function record(tx: Context, viewer: Member, action: AuditAction, url: string): Promise<void> {
  return recordDeed(tx, { action, organizationId: viewer.organizationId, subjectName: new URL(url).host });
}

/** What can be told from the address alone; what its name leads to is looked at whenever something is sent. */
function checkedUrl(text: string, loopback: boolean): string {
  const url = URL.parse(text.trim());
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const own = loopback && isLoopback(host);
  const message =
    !url || (url.protocol !== 'https:' && !(own && url.protocol === 'http:'))
      ? 'Enter an address that begins with https://'
      : url.username || url.password
        ? 'The address must not contain a password'
        : (isIP(host) && !isPublicAddress(host) && !own) || host === 'localhost'
          ? 'The address must be one of the public internet'
          : null;
  if (!url || message) throw badInput(message ?? '', { url: message ?? '' });
  url.hash = '';
  return url.href;
}
