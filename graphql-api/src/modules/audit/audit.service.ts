import { signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import type { AuditEventsArgs } from './audit.inputs.js';
import { canReadAuditTrail } from './audit.policy.js';
import {
  countAuditEvents,
  countedAtMost,
  findPeople,
  type Scope,
  selectAuditEvents,
} from './audit.queries.js';
import { type AuditAction, AuditEvent } from './auditEvent.entity.js';

export interface Deed {
  action: AuditAction;
  /** Where it happened; null on the platform itself. */
  organizationId: string | null;
  /** Whom or what it was done to, as people call it. */
  subjectName: string;
  details?: string;
}

/** Writes down a deed in the transaction in which it is done. */
export async function recordDeed(tx: Context, deed: Deed): Promise<void> {
  const viewer = signedIn(tx);
  const program = viewer.accessToken && `by the access token ${viewer.accessToken.name}`;
  const details = [deed.details, program].filter(Boolean).join(', ') || undefined;
  tx.em.create(AuditEvent, { ...deed, details, actorId: viewer.id, actorName: viewer.email, ip: tx.ip });
  await tx.em.flush();
}

/**
 * The deeds and sign-ins of the platform for a super administrator, of the own organization for its admins; the
 * newest first. They are counted, and can be paged through, up to 10,000.
 * @throws FORBIDDEN for volunteers
 */
export async function listAuditEvents(ctx: Context, args: AuditEventsArgs) {
  const viewer = signedIn(ctx);
  if (!canReadAuditTrail(viewer)) throw forbidden();
  const own = { ...args, organizationId: viewer.organizationId ?? args.organizationId ?? null };
  if (offsetOf(args) >= countedAtMost) return { items: [], pageInfo: pageInfo(args, countedAtMost) };
  const scope: Scope = { ...own, ...(args.search && { people: await findPeople(ctx.db, own) }) };
  const [items, { totalItems }] = await Promise.all([
    selectAuditEvents(ctx.db, scope).execute(),
    countAuditEvents(ctx.db, scope).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}
