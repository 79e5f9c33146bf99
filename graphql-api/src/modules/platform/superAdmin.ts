import type { Orm } from '../../database/orm.js';
import { StartupError } from '../../env.js';
import { AuditAction, AuditEvent } from '../audit/auditEvent.entity.js';
import { normalizeEmail } from '../people/email.js';
import { checkNewPassword, hashPassword } from '../people/password.js';
import { Session } from '../people/session.entity.js';
import { User, UserRole } from '../people/user.entity.js';

/** The account of the demo, known to all. */
export const demoSuperAdmin = { email: 'super@handraise.example', password: 'handraise-super' };

/**
 * Creates the super administrator of the environment where there is none with this address yet; one that exists
 * keeps their password.
 * @throws StartupError for an address or a password that cannot be one
 */
export async function ensureSuperAdmin(orm: Orm, email: string, password: string): Promise<void> {
  const address = readAddress(email);
  const em = orm.em.fork();
  const taken = await em.findOne(User, { email: address, removedAt: null });
  if (taken) {
    if (taken.role === UserRole.super_admin) return;
    throw new StartupError(
      'SUPER_ADMIN_EMAIL belongs to a member of an organization; choose another address.',
    );
  }
  const passwordHash = await hashPassword(readPassword(password));
  em.create(User, { email: address, role: UserRole.super_admin, passwordHash });
  await em.flush();
}

/**
 * Creates a super administrator, or gives an existing one a new password and ends their sessions.
 * @throws StartupError as above
 */
export async function resetSuperAdmin(
  orm: Orm,
  email: string,
  password: string,
): Promise<'created' | 'reset'> {
  const address = readAddress(email);
  const passwordHash = await hashPassword(readPassword(password));
  const em = orm.em.fork();
  const existing = await em.findOne(User, { email: address, removedAt: null, role: UserRole.super_admin });
  if (!existing) {
    await ensureSuperAdmin(orm, email, password);
    return 'created';
  }
  existing.passwordHash = passwordHash;
  await em.nativeUpdate(
    Session,
    { userId: existing.id, revokedAt: null },
    { revokedAt: new Date(), revokedBecause: 'password_reset' },
  );
  em.create(AuditEvent, {
    action: AuditAction.personal_password_reset,
    actorName: 'npm run super-admin',
    subjectName: address,
    ip: 'the shell',
  });
  await em.flush();
  return 'reset';
}

/**
 * Makes sure that somebody can open the console of a database: the one whom the environment names, else whoever is
 * super administrator already, else the demo account.
 * @returns the login that was made with the demo's password, if one was
 */
export async function ensureSomeSuperAdmin(
  orm: Orm,
  email: string,
  password: string,
): Promise<typeof demoSuperAdmin | null> {
  if (email) {
    await ensureSuperAdmin(orm, email, password);
    return null;
  }
  if ((await orm.em.fork().count(User, { role: UserRole.super_admin, removedAt: null })) > 0) return null;
  await ensureSuperAdmin(orm, demoSuperAdmin.email, demoSuperAdmin.password);
  return demoSuperAdmin;
}

function readAddress(email: string): string {
  const address = normalizeEmail(email);
  if (!address) throw new StartupError(`SUPER_ADMIN_EMAIL must be an e-mail address, not "${email}".`);
  return address;
}

function readPassword(password: string): string {
  try {
    checkNewPassword(password);
    return password;
  } catch (error) {
    throw new StartupError(`SUPER_ADMIN_PASSWORD: ${(error as Error).message}.`);
  }
}
