import { type Context, inTransaction } from '../../context.js';
import { badInput } from '../../errors.js';
import { pageInfo } from '../../paging.js';
import { seenOf, trimmed } from '../../text.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { normalizeEmail } from '../people/email.js';
import { deletedPerson, erase } from '../people/erasure.js';
import {
  addMember,
  changeRole,
  lockMember,
  lockOrganization,
  removeMember,
} from '../people/membership.service.js';
import { UserRole } from '../people/user.entity.js';
import { platformOwner } from './platform.policy.js';
import type {
  AddUserInput,
  ChangeUserRoleArgs,
  PlatformUsersArgs,
  UpdateUserInput,
} from './platformUser.inputs.js';
import {
  countUsers,
  type PlatformUserRow,
  selectPlatformUsers,
  selectUserPage,
} from './platformUser.queries.js';

/** One page of the members of all organizations. For super administrators. */
export async function listPlatformUsers(ctx: Context, args: PlatformUsersArgs) {
  platformOwner(ctx);
  const [items, { totalItems }] = await Promise.all([
    selectUserPage(ctx.db, args).execute(),
    countUsers(ctx.db, args).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}

/**
 * Adds a person to an organization's whitelist.
 * @throws BAD_USER_INPUT, NOT_FOUND for the organization, CONFLICT for an address in use
 */
export async function addUser(ctx: Context, input: AddUserInput): Promise<PlatformUserRow> {
  platformOwner(ctx);
  const email = normalizeEmail(input.email);
  const message = 'Please enter a valid e-mail address';
  if (!email) throw badInput(message, { email: message });
  return inTransaction(ctx, async (tx) => {
    await lockOrganization(tx, input.organizationId);
    const user = await addMember(tx, {
      organizationId: input.organizationId,
      email,
      role: UserRole[input.role],
      adminNotes: trimmed(input.notes),
    });
    return readUser(tx, user.id);
  });
}

/**
 * Changes what is given of a person; e-mail and organization are read-only.
 * @throws NOT_FOUND, CONFLICT for the last admin
 */
export async function updateUser(
  ctx: Context,
  email: string,
  input: UpdateUserInput,
): Promise<PlatformUserRow> {
  platformOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const user = await lockMember(tx, normalizeEmail(email));
    if (input.role) await changeRole(tx, user, UserRole[input.role]);
    const { notes, firstName, lastName, phone } = input;
    if (notes !== undefined) user.adminNotes = trimmed(notes);
    if (firstName !== undefined) user.firstName = trimmed(seenOf(firstName ?? ''));
    if (lastName !== undefined) user.lastName = trimmed(seenOf(lastName ?? ''));
    if (phone !== undefined) user.phone = trimmed(phone);
    await tx.em.flush();
    return readUser(tx, user.id);
  });
}

/** Gives a person another role, which counts from their next request on; the last admin keeps theirs (CONFLICT). */
export async function changeUserRole(
  ctx: Context,
  { email, role }: ChangeUserRoleArgs,
): Promise<PlatformUserRow> {
  return updateUser(ctx, email, { role });
}

/**
 * Removes a person for good: they leave the whitelist, and the row that keeps their history loses everything that
 * says who they were.
 * @throws NOT_FOUND, CONFLICT for the last admin
 */
export async function deleteUser(ctx: Context, email: string): Promise<boolean> {
  platformOwner(ctx);
  await inTransaction(ctx, async (tx) => {
    const user = await lockMember(tx, normalizeEmail(email));
    await removeMember(tx, user);
    await erase(tx, user);
    await recordDeed(tx, {
      action: AuditAction.user_deleted,
      organizationId: user.organizationId ?? null,
      subjectName: deletedPerson,
    });
  });
  return true;
}

function readUser(tx: Context, id: string): Promise<PlatformUserRow> {
  return selectPlatformUsers(tx.db).where('u.id', '=', id).executeTakeFirstOrThrow();
}
