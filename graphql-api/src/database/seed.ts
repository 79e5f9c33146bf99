import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { StartupError } from '../env.js';
import type { DocumentStore } from '../modules/documents/document.store.js';
import { Organization } from '../modules/organizations/organization.entity.js';
import { normalizeEmail } from '../modules/people/email.js';
import { hashPassword, verifyPassword } from '../modules/people/password.js';
import { User, UserRole } from '../modules/people/user.entity.js';
import { demoSuperAdmin } from '../modules/platform/superAdmin.js';
import type { Orm } from './orm.js';
import { foodBank } from './seed/foodBank.js';
import { type Files, insertOrganization, type PreparedOrganization } from './seed/insert.js';
import type { OrganizationPlan } from './seed/plan.js';
import { riverTrust } from './seed/riverTrust.js';

export type DemoLogins = { who: string; email: string; password: string }[];

export interface SeedOptions {
  /** Empty: the demo's own. */
  superAdminEmail: string;
  superAdminPassword: string;
  now?: Date;
}

/** Any number will do as long as every instance uses the same one. */
const seedLock = 4_927_002;
const plans = [foodBank, riverTrust];

/**
 * Fills a database without organizations with two of them, and with a super administrator. Several instances may
 * call it at once: one does the work.
 * @returns the logins that work, whether they were made now or before
 * @throws StartupError when the super administrator's address or password cannot be used
 */
export async function seedDemo(orm: Orm, store: DocumentStore, options: SeedOptions): Promise<DemoLogins> {
  const superAdmin = superAdminOf(options);
  if ((await orm.em.fork().count(Organization)) === 0) {
    const prepared = await Promise.all(plans.map(prepare));
    const superAdminHash = await hashPassword(superAdmin.password);
    const files: Files = { store, stored: [] };
    try {
      await orm.em.fork().transactional(async (em) => {
        // Waiting for another instance may take longer than a request may.
        await em.execute('set local statement_timeout = 0');
        await em.execute('select pg_advisory_xact_lock(?)', [seedLock]);
        if ((await em.count(Organization)) > 0) return;
        await insertSuperAdmin(em, superAdmin.email, superAdminHash);
        for (const organization of prepared) {
          await insertOrganization(em, files, organization, options.now ?? new Date());
        }
      });
    } catch (error) {
      await Promise.all(files.stored.map((id) => store.remove(id)));
      throw error;
    }
  }
  return loginsThatWork(orm, superAdmin);
}

function superAdminOf({ superAdminEmail, superAdminPassword }: SeedOptions) {
  if (!superAdminEmail)
    return { ...demoSuperAdmin, ...(superAdminPassword && { password: superAdminPassword }) };
  const email = normalizeEmail(superAdminEmail);
  if (!email)
    throw new StartupError(`SUPER_ADMIN_EMAIL must be an e-mail address, not "${superAdminEmail}".`);
  // An address of the operator's must not open with a password that everybody can read here.
  if (!superAdminPassword)
    throw new StartupError('SUPER_ADMIN_PASSWORD is missing beside SUPER_ADMIN_EMAIL.');
  return { email, password: superAdminPassword };
}

async function prepare(plan: OrganizationPlan): Promise<PreparedOrganization> {
  const [sharedHash, personalHash] = await Promise.all([
    hashPassword(plan.password),
    hashPassword(randomBytes(24).toString('base64')),
  ]);
  const contents = new Map(plan.documents.map(({ fileName, make }) => [fileName, make()]));
  return { plan, sharedHash, personalHash, contents };
}

async function insertSuperAdmin(em: SqlEntityManager, email: string, passwordHash: string): Promise<void> {
  if ((await em.count(User, { email, removedAt: null })) > 0) return;
  em.create(User, {
    email,
    role: UserRole.super_admin,
    firstName: 'Robin',
    lastName: 'Ellery',
    passwordHash,
  });
  await em.flush();
}

/** A login that somebody changed since is no help to anybody. */
async function loginsThatWork(orm: Orm, superAdmin: typeof demoSuperAdmin): Promise<DemoLogins> {
  const logins = [
    ...plans.flatMap(({ name, people, password, volunteer, admin }) => [
      { who: `Volunteer, ${name}`, email: people[volunteer]?.email ?? '', password },
      { who: `Admin, ${name}`, email: people[admin]?.email ?? '', password },
    ]),
    { who: 'Super administrator', ...superAdmin },
  ];
  const hashes = await readHashes(
    orm,
    logins.map(({ email }) => email),
  );
  const works = await Promise.all(
    logins.map(({ email, password }) => verifyPassword(hashes.get(email), password)),
  );
  return logins.filter((_, index) => works[index]).map(hideConfiguredPassword);
}

async function readHashes(orm: Orm, emails: string[]): Promise<Map<string, string | null>> {
  const em = orm.em.fork();
  const users = await em.find(User, { email: { $in: emails }, removedAt: null });
  const organizations = await em.find(Organization, {
    id: { $in: users.flatMap((user) => user.organizationId ?? []) },
  });
  const shared = new Map(organizations.map(({ id, passwordHash }) => [id, passwordHash]));
  return new Map(
    users.map((user) => [
      user.email ?? '',
      user.passwordHash ?? shared.get(user.organizationId ?? '') ?? null,
    ]),
  );
}

/** A password that the operator chose is not printed where logs are kept. */
function hideConfiguredPassword(login: DemoLogins[number]): DemoLogins[number] {
  const isOurs =
    plans.some(({ password }) => password === login.password) || login.password === demoSuperAdmin.password;
  return isOurs ? login : { ...login, password: '(SUPER_ADMIN_PASSWORD)' };
}
