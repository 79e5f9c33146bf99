import { sql } from 'kysely';
import { acrossOrganizations, type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { trimmed } from '../../text.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { normalizeEmail } from './email.js';
import { addressInUse, lockOrganization } from './membership.service.js';
import { maxNamePart, type NameParts, splitName } from './personName.js';
import { User, UserRole } from './user.entity.js';
import {
  ImportOutcome,
  type ImportVolunteerResult,
  type ImportVolunteerRow,
  type ImportVolunteersArgs,
  type ImportVolunteersResult,
} from './volunteer.import.inputs.js';
import { volunteerManager } from './volunteer.service.js';

interface Person extends NameParts {
  email: string;
  role: UserRole;
  adminNotes: string | null;
}

type Checked = ImportVolunteerResult & { person?: Person };

/**
 * Puts many people on the whitelist: all rows or none. Tells of each row what is wrong with it, and saves nothing
 * when one is wrong or when this is only a dry run.
 * @throws FORBIDDEN
 */
export async function importVolunteers(
  ctx: Context,
  { rows, dryRun }: ImportVolunteersArgs,
): Promise<ImportVolunteersResult> {
  const { organizationId } = volunteerManager(ctx);
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockOrganization(tx, organizationId);
      const checked = await check(tx, rows);
      const people = checked.flatMap(({ person }) => person ?? []);
      if (dryRun || people.length < rows.length) return { rows: checked, imported: 0 };
      await insert(tx, organizationId, people);
      return { rows: checked, imported: people.length };
    });
  } catch (error) {
    // Somebody added one of the addresses in this very moment; now the check sees it.
    if ((error as { code?: string }).code !== '23505') throw error;
    return { rows: await check(ctx, rows), imported: 0 };
  }
}

async function check(tx: Context, rows: ImportVolunteerRow[]): Promise<Checked[]> {
  const checked = rows.map(checkAlone);
  const emails = checked.flatMap(({ person }) => person?.email ?? []);
  const { db } = acrossOrganizations(tx);
  const taken = await db
    .selectFrom('users')
    .select('email')
    .where('removed_at', 'is', null)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute();
  const inUse = new Set(taken.map(({ email }) => email));
  const lineOf = new Map<string, number>();
  return checked.map((row) => {
    if (!row.person) return row;
    const { line, person } = row;
    const earlier = lineOf.get(person.email);
    if (earlier !== undefined) return duplicate(line, `The same address stands in row ${earlier}`);
    lineOf.set(person.email, line);
    return inUse.has(person.email) ? duplicate(line, addressInUse) : row;
  });
}

const duplicate = (line: number, message: string): Checked => ({
  line,
  outcome: ImportOutcome.duplicate,
  message,
});

function checkAlone(row: ImportVolunteerRow, index: number): Checked {
  const line = row.line ?? index + 1;
  const wrong = (message: string): Checked => ({ line, outcome: ImportOutcome.error, message });
  const name = splitName(row.name ?? '');
  if (name.firstName === '') return wrong('Name is required');
  if ([name.firstName, name.lastName ?? ''].some((part) => [...part].length > maxNamePart)) {
    return wrong('First and last name must be at most 100 characters each');
  }
  if (!trimmed(row.email)) return wrong('E-mail is required');
  const email = normalizeEmail(row.email ?? '');
  if (!email) return wrong('This is not a valid e-mail address');
  const role = roleOf(row.role);
  if (!role) return wrong('Role must be volunteer or nonprofit_admin');
  const adminNotes = trimmed(row.notes);
  if (adminNotes && [...adminNotes].length > 5_000) return wrong('Notes must be at most 5,000 characters');
  return { line, outcome: ImportOutcome.ok, person: { ...name, email, role, adminNotes } };
}

/** `Admin` is what the directory calls a nonprofit_admin. */
function roleOf(text: string | null | undefined): UserRole | null {
  const role = trimmed(text)?.toLowerCase() ?? UserRole.volunteer;
  if (role === UserRole.volunteer) return UserRole.volunteer;
  return role === UserRole.nonprofit_admin || role === 'admin' ? UserRole.nonprofit_admin : null;
}

async function insert(tx: Context, organizationId: string, people: Person[]): Promise<void> {
  await tx.em.insertMany(
    User,
    people.map((person) => ({ ...person, id: newId(), organizationId })),
  );
  await recordDeed(tx, {
    action: AuditAction.member_added,
    organizationId,
    subjectName: people.length === 1 ? (people[0]?.email ?? '') : `${people.length} people`,
    details: 'import',
  });
}
