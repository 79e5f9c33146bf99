import { inPerson, type Member, memberWho, signedIn } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { badInput, forbidden, notFound } from '../../errors.js';
import { trimmed } from '../../text.js';
import { endAccessTokens } from '../accessTokens/accessToken.service.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { DirectoryRoleFilter } from './directory.js';
import { type DirectoryRow, selectDirectory } from './directory.queries.js';
import { normalizeEmail } from './email.js';
import { addMember, changeRole, lockMember, lockOrganization, removeMember } from './membership.service.js';
import { joinName, maxNamePart, type NameParts, splitName } from './personName.js';
import { endSessions } from './session.service.js';
import { User, UserRole } from './user.entity.js';
import type { AddVolunteerInput, UpdateVolunteerInput } from './volunteer.inputs.js';
import { canManageVolunteers, canResetPassword } from './volunteer.policy.js';

/**
 * The person who asks, who may keep the whitelist.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function volunteerManager(ctx: Context): Member {
  return memberWho(ctx, canManageVolunteers);
}

/**
 * Puts a person on the whitelist, who may then sign in with the organization's password.
 * @throws BAD_USER_INPUT, CONFLICT for an address in use anywhere
 */
export async function addVolunteer(ctx: Context, input: AddVolunteerInput): Promise<DirectoryRow> {
  const viewer = volunteerManager(ctx);
  const email = normalizeEmail(input.email);
  if (!email) throw invalidEmail();
  const name = checkedName(input.name);
  return inTransaction(ctx, async (tx) => {
    await lockOrganization(tx, viewer.organizationId);
    const { id } = await addMember(tx, {
      ...name,
      organizationId: viewer.organizationId,
      email,
      role: UserRole[input.role],
      adminNotes: trimmed(input.notes),
    });
    return readEntry(tx, viewer, id);
  });
}

/**
 * Changes what the input names. A new role counts from the person's next request on.
 * @throws NOT_FOUND, BAD_USER_INPUT, CONFLICT for the last admin
 */
export async function updateVolunteer(
  ctx: Context,
  email: string,
  input: UpdateVolunteerInput,
): Promise<DirectoryRow> {
  const viewer = volunteerManager(ctx);
  if (input.name === null) throw badInput('Name is required', { name: 'Name is required' });
  const name = input.name === undefined ? null : checkedName(input.name);
  return inTransaction(ctx, async (tx) => {
    const user = await lockMember(tx, normalizeEmail(email), viewer.organizationId);
    if (input.role) await changeRole(tx, user, UserRole[input.role]);
    // A form sends the whole name back: where it is the same, `van Gogh` stays the last name that it is.
    if (name && joinName(name) !== joinName(user)) Object.assign(user, name);
    if (input.notes !== undefined) user.adminNotes = trimmed(input.notes);
    await tx.em.flush();
    return readEntry(tx, viewer, user.id);
  });
}

/**
 * Takes a person off the whitelist: their access ends with their next request, their seats and open assignments
 * are free, and what they did stays with their name.
 * @returns the id of the person
 * @throws NOT_FOUND, CONFLICT for the last admin
 */
export async function removeVolunteer(ctx: Context, email: string): Promise<string> {
  const viewer = volunteerManager(ctx);
  return inTransaction(ctx, async (tx) => {
    const user = await lockMember(tx, normalizeEmail(email), viewer.organizationId);
    await removeMember(tx, user);
    return user.id;
  });
}

/**
 * Takes a person's own password away: the organization's password opens their account again, and they are signed
 * out everywhere.
 * @returns the id of the person
 * @throws FORBIDDEN for volunteers, NOT_FOUND for everybody whose password is not the viewer's to reset
 */
export async function resetPersonalPassword(ctx: Context, userId: string): Promise<string> {
  if (inPerson(ctx).role === UserRole.volunteer) throw forbidden();
  return inTransaction(ctx, async (tx) => {
    const user = await tx.em.findOne(User, { id: userId, removedAt: null, email: { $ne: null } });
    if (!user || !canResetPassword(signedIn(ctx), user)) throw notFound('Volunteer');
    user.passwordHash = null;
    await tx.em.flush();
    await endSessions(tx, [user.id], 'password_reset');
    await endAccessTokens(tx, user.id);
    await recordDeed(tx, {
      action: AuditAction.personal_password_reset,
      organizationId: user.organizationId ?? null,
      subjectName: user.email ?? '',
    });
    return user.id;
  });
}

function invalidEmail() {
  const message = 'Please enter a valid e-mail address';
  return badInput(message, { email: message });
}

function checkedName(text: string): NameParts {
  const name = splitName(text);
  const parts = [name.firstName, name.lastName ?? ''];
  if (parts.every((part) => [...part].length <= maxNamePart)) return name;
  const message = 'First and last name must be at most 100 characters each';
  throw badInput(message, { name: message });
}

function readEntry(tx: Context, viewer: Member, id: string): Promise<DirectoryRow> {
  const everybody = { search: null, role: DirectoryRoleFilter.all };
  return selectDirectory(tx.db, viewer, everybody).where('u.id', '=', id).executeTakeFirstOrThrow();
}
