import { authorize, inPerson } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { badInput, notFound } from '../../errors.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { Organization } from '../organizations/organization.entity.js';
import { canChangeSharedPassword } from '../organizations/organization.policy.js';
import { checkNewPassword, hashPassword, verifyPassword } from './password.js';
import { count } from './session.limits.js';
import { endSessions, endSessionsOfOrganization } from './session.service.js';
import { User } from './user.entity.js';
import { type Profile, readProfile } from './user.queries.js';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/**
 * Sets or changes one's personal password; from then on only it opens the account. Every other session of the
 * person ends.
 * @throws BAD_USER_INPUT for a wrong current password or a new one that may not be
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword, confirmPassword }: NewPassword & { currentPassword: string },
): Promise<Profile> {
  const viewer = inPerson(ctx);
  checkNewPassword(newPassword, confirmPassword);
  await count(ctx.limits.accountFromAddress, `${ctx.ip}|change|${viewer.id}`);
  const user = await ctx.db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select(['u.password_hash as personalHash', 'o.password_hash as sharedHash'])
    .where('u.id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(user.personalHash ?? user.sharedHash, currentPassword))) {
    throw badInput('The current password is not right', {
      currentPassword: 'The current password is not right',
    });
  }
  await ctx.limits.accountFromAddress.delete(`${ctx.ip}|change|${viewer.id}`);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(ctx, async (tx) => {
    await tx.em.nativeUpdate(User, { id: viewer.id }, { passwordHash, updatedAt: new Date() });
    await endSessions(tx, [viewer.id], 'password_change', viewer.sessionId);
    await recordDeed(tx, {
      action: AuditAction.personal_password_changed,
      organizationId: viewer.organizationId,
      subjectName: viewer.email,
    });
    return readProfile(tx, viewer.id);
  });
}

/**
 * Changes the password that an organization shares. Every session of the organization but this one ends.
 * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
 */
export async function changeOrganizationPassword(
  ctx: Context,
  { newPassword, confirmPassword, organizationId }: NewPassword & { organizationId?: string | null },
): Promise<boolean> {
  const viewer = inPerson(ctx);
  const target = organizationId ?? viewer.organizationId;
  if (!target) throw badInput('organizationId is required');
  authorize(ctx, canChangeSharedPassword, { id: target });
  checkNewPassword(newPassword, confirmPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.em.nativeUpdate(
      Organization,
      { id: target },
      { passwordHash, updatedAt: new Date() },
    );
    if (changed === 0) throw notFound('Organization');
    const { name } = await tx.em.findOneOrFail(Organization, target);
    await recordDeed(tx, {
      action: AuditAction.organization_password_changed,
      organizationId: target,
      subjectName: name,
    });
    await endSessionsOfOrganization(tx, target, 'organization_password_change', viewer.sessionId);
  });
  return true;
}
