import { type Member, member } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { badInput, conflict, unauthenticated } from '../../errors.js';
import { seenOf, trimmed } from '../../text.js';
import { wallClock } from '../../time.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { normalizeEmail } from './email.js';
import { verifyPassword } from './password.js';
import type { UpdateProfileInput } from './profile.inputs.js';
import { count } from './session.limits.js';
import { User } from './user.entity.js';
import { type Profile, readProfile } from './user.queries.js';

/**
 * Changes what the person who asks tells about themselves. The e-mail, by which people sign in, changes only for
 * who has a personal password and gives it.
 * @throws FORBIDDEN for a super administrator, BAD_USER_INPUT, CONFLICT for an address that is taken, RATE_LIMITED
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<Profile> {
  const viewer = member(ctx);
  if (input.birthday && input.birthday > wallClock(viewer.timezone).date) {
    throw badInput('Birthday cannot be in the future', { birthday: 'Birthday cannot be in the future' });
  }
  const email = await allowedEmail(ctx, viewer, input);
  const { firstName, lastName, phone, address, birthday } = input;
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.em
      .nativeUpdate(
        User,
        { id: viewer.id, removedAt: null },
        {
          firstName: seenOf(firstName),
          lastName: seenOf(lastName),
          email,
          ...(phone !== undefined && { phone: trimmed(phone) }),
          ...(address !== undefined && { address: trimmed(address) }),
          ...(birthday !== undefined && { birthday }),
          updatedAt: new Date(),
        },
      )
      .catch(refuseTakenAddress);
    if (changed === 0) throw unauthenticated();
    if (email !== viewer.email) {
      await recordDeed(tx, {
        action: AuditAction.email_changed,
        organizationId: viewer.organizationId,
        subjectName: email,
        details: viewer.email,
      });
    }
    return readProfile(tx, viewer.id);
  });
}

/** The address to store: the present one, or another one that the person may change to. */
async function allowedEmail(ctx: Context, viewer: Member, input: UpdateProfileInput): Promise<string> {
  const email = normalizeEmail(input.email);
  if (!email) throw badEmail('Please enter a valid email address');
  if (email === viewer.email) return email;
  const { hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash as hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (!hash || !input.currentPassword) throw badEmail('Email cannot be changed');
  const attempts = `${ctx.ip}|change|${viewer.id}`;
  await count(ctx.limits.accountFromAddress, attempts);
  if (!(await verifyPassword(hash, input.currentPassword))) {
    throw badInput('The current password is not right', {
      currentPassword: 'The current password is not right',
    });
  }
  await ctx.limits.accountFromAddress.delete(attempts);
  return email;
}

const badEmail = (message: string) => badInput(message, { email: message });

/** Says nothing of whose address it is, which may be a person of another organization. */
function refuseTakenAddress(error: { code?: string; message: string }): never {
  if (error.code === '23505' && error.message.includes('users_email')) {
    throw conflict('This email address is already in use');
  }
  throw error;
}
