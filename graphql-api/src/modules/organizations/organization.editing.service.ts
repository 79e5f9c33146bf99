import { type Context, inTransaction } from '../../context.js';
import { badInput } from '../../errors.js';
import { pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { normalizeEmail } from '../people/email.js';
import { addMember, lockOrganization } from '../people/membership.service.js';
import { checkNewPassword, hashPassword } from '../people/password.js';
import { endSessionsOfOrganization } from '../people/session.service.js';
import { UserRole } from '../people/user.entity.js';
import { platformOwner } from '../platform/platform.policy.js';
import { Organization } from './organization.entity.js';
import type {
  CreateOrganizationInput,
  PlatformOrganizationsArgs,
  SetOrganizationStatusArgs,
  UpdateOrganizationInput,
} from './organization.inputs.js';
import {
  countOrganizations,
  type PlatformOrganizationRow,
  selectOrganizationPage,
  selectPlatformOrganizations,
} from './organization.queries.js';

/** One page of all organizations. For super administrators. */
export async function listPlatformOrganizations(ctx: Context, args: PlatformOrganizationsArgs) {
  platformOwner(ctx);
  const [items, { totalItems }] = await Promise.all([
    selectOrganizationPage(ctx.db, args).execute(),
    countOrganizations(ctx.db, args).executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}

/**
 * Creates an organization with its shared password and, where an address is given, its first admin: all or nothing.
 * @throws BAD_USER_INPUT with the documented sentences; CONFLICT, neutral, for an address in use
 */
export async function createOrganization(
  ctx: Context,
  input: CreateOrganizationInput,
): Promise<PlatformOrganizationRow> {
  platformOwner(ctx);
  const name = requiredName(input.name);
  if (!input.password) throw badInput('Password is required', { password: 'Password is required' });
  checkNewPassword(input.password);
  const adminEmail = readAdminEmail(input.nonprofitAdminEmail);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const organization = tx.em.create(Organization, {
      name,
      passwordHash,
      ...contactOf(input),
      timezone: input.timezone ?? 'America/New_York',
    });
    await tx.em.flush();
    if (adminEmail) {
      await addMember(tx, {
        organizationId: organization.id,
        email: adminEmail,
        role: UserRole.nonprofit_admin,
        adminNotes: trimmed(input.nonprofitAdminNotes),
      });
    }
    await record(tx, AuditAction.organization_created, organization);
    return readOrganization(tx, organization.id);
  });
}

function requiredName(name: string | null | undefined): string {
  const given = trimmed(name);
  if (!given) throw badInput('Organization name is required', { name: 'Organization name is required' });
  return given;
}

function readAdminEmail(given: string | null | undefined): string | null {
  if (!trimmed(given)) return null;
  const email = normalizeEmail(given as string);
  const message = 'Admin e-mail must be a valid e-mail address';
  if (!email) throw badInput(message, { nonprofitAdminEmail: message });
  return email;
}

const contactOf = (input: UpdateOrganizationInput) => ({
  description: trimmed(input.description),
  website: trimmed(input.website),
  phone: trimmed(input.phone),
  address: trimmed(input.address),
});

/**
 * Changes what is given and keeps the rest; a new shared password ends every session of the organization.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function updateOrganization(
  ctx: Context,
  id: string,
  input: UpdateOrganizationInput,
): Promise<PlatformOrganizationRow> {
  platformOwner(ctx);
  const name = input.name === undefined ? undefined : requiredName(input.name);
  if (input.password) checkNewPassword(input.password);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  return inTransaction(ctx, async (tx) => {
    const organization = await lockAndRead(tx, id);
    const contact = Object.entries(contactOf(input)).filter(([field]) => Object.hasOwn(input, field));
    Object.assign(
      organization,
      Object.fromEntries(contact.filter(([field]) => input[field as never] !== undefined)),
    );
    if (name) organization.name = name;
    if (input.timezone) organization.timezone = input.timezone;
    if (passwordHash) {
      organization.passwordHash = passwordHash;
      await endSessionsOfOrganization(tx, id, 'organization_password_change');
      await record(tx, AuditAction.organization_password_changed, organization);
    }
    await tx.em.flush();
    await record(tx, AuditAction.organization_updated, organization);
    return readOrganization(tx, id);
  });
}

/** Lets the members of an organization in or keeps them out, from their next request on. Old sessions stay ended. */
export async function setOrganizationStatus(
  ctx: Context,
  { id, isActive }: SetOrganizationStatusArgs,
): Promise<PlatformOrganizationRow> {
  platformOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const organization = await lockAndRead(tx, id);
    if (organization.isActive !== isActive) {
      organization.isActive = isActive;
      await tx.em.flush();
      if (!isActive) await endSessionsOfOrganization(tx, id, 'organization_deactivated');
      const action = isActive ? AuditAction.organization_activated : AuditAction.organization_deactivated;
      await record(tx, action, organization);
    }
    return readOrganization(tx, id);
  });
}

async function lockAndRead(tx: Context, id: string): Promise<Organization> {
  await lockOrganization(tx, id);
  return tx.em.findOneOrFail(Organization, id);
}

function record(tx: Context, action: AuditAction, { id, name }: Organization): Promise<void> {
  return recordDeed(tx, { action, organizationId: id, subjectName: name });
}

async function readOrganization(tx: Context, id: string): Promise<PlatformOrganizationRow> {
  return selectPlatformOrganizations(tx.db).where('o.id', '=', id).executeTakeFirstOrThrow();
}
