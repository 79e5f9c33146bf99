import type { Context } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { giveBack } from './departure.js';
import { endSessions } from './session.service.js';
import { User, UserRole } from './user.entity.js';

/*
 * The whitelist of an organization, for its admins and for super administrators alike. Every function runs inside
 * the transaction of its caller, who has authorized it, and locks the organization first: two admins who demote
 * each other at the same moment come one after the other.
 */

export const addressInUse = 'This e-mail address is already in use';

/**
 * Locks an organization before its people.
 * @throws NOT_FOUND
 */
export async function lockOrganization(tx: Context, organizationId: string): Promise<void> {
  const row = await tx.db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Organization');
}

export interface NewMember {
  organizationId: string;
  /** Normalized. */
  email: string;
  role: UserRole;
  firstName?: string | null;
  lastName?: string | null;
  adminNotes?: string | null;
}

/**
 * Adds an address to the whitelist. One that was removed before starts afresh, as a new person.
 * @throws CONFLICT, neutral, for an address in use anywhere on the platform
 */
export async function addMember(tx: Context, member: NewMember): Promise<User> {
  const taken = await tx.em.findOne(User, { email: member.email, removedAt: null });
  if (taken) throw conflict(addressInUse);
  const user = tx.em.create(User, member);
  try {
    await tx.em.flush();
  } catch (error) {
    // Somebody else was faster: the index on e-mails is what decides.
    if ((error as { code?: string }).code === '23505') throw conflict(addressInUse);
    throw error;
  }
  await record(tx, AuditAction.member_added, user, member.role);
  return user;
}

/**
 * Finds a person on the whitelist by normalized e-mail, inside one organization where that is given, and locks
 * their organization.
 * @throws NOT_FOUND
 */
export async function lockMember(tx: Context, email: string | null, organizationId?: string): Promise<User> {
  const found = email
    ? await tx.em.findOne(User, { email, removedAt: null, ...(organizationId && { organizationId }) })
    : null;
  if (!found?.organizationId) throw notFound('Volunteer');
  await lockOrganization(tx, found.organizationId);
  // What was read before the lock may have changed while waiting for it.
  return tx.em.findOneOrFail(
    User,
    { id: found.id, removedAt: null },
    { refresh: true, failHandler: () => notFound('Volunteer') },
  );
}

/**
 * Gives a person another role, which counts from their next request on.
 * @throws CONFLICT for the last admin of an organization
 */
export async function changeRole(tx: Context, user: User, role: UserRole): Promise<void> {
  if (user.role === role) return;
  if (user.role === UserRole.nonprofit_admin) await refuseLastAdmin(tx, user);
  const before = user.role;
  user.role = role;
  await tx.em.flush();
  await record(tx, AuditAction.role_changed, user, `${before} to ${role}`);
}

/**
 * Takes a person off the whitelist: their access ends with their next request, the seats of events to come and
 * the assignments they have not completed are given back, and their history keeps their name.
 * @throws CONFLICT for the last admin of an organization
 */
export async function removeMember(tx: Context, user: User): Promise<void> {
  if (user.role === UserRole.nonprofit_admin) await refuseLastAdmin(tx, user);
  // First, because whoever is giving this person a task holds the row, and is waited for here.
  user.removedAt = new Date();
  await tx.em.flush();
  await giveBack(tx, user);
  await endSessions(tx, [user.id], 'removed');
  await record(tx, AuditAction.member_removed, user);
}

async function refuseLastAdmin(tx: Context, user: User): Promise<void> {
  const others = await tx.em.count(User, {
    organizationId: user.organizationId,
    role: UserRole.nonprofit_admin,
    removedAt: null,
    email: { $ne: null },
    id: { $ne: user.id },
  });
  if (others === 0)
    throw conflict('An organization needs at least one admin. Make somebody else an admin first.');
}

function record(tx: Context, action: AuditAction, user: User, details?: string): Promise<void> {
  return recordDeed(tx, {
    action,
    organizationId: user.organizationId ?? null,
    subjectName: user.email ?? 'a record without an e-mail',
    details,
  });
}
