import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { badInput, notFound } from '../../errors.js';
import { offsetOf, pageInfo } from '../../paging.js';
import { trimmed } from '../../text.js';
import { recordDeed } from '../audit/audit.service.js';
import { AuditAction } from '../audit/auditEvent.entity.js';
import { DirectoryRoleFilter } from './directory.js';
import { selectDirectory } from './directory.queries.js';
import type { InvalidRecordCriteria, InvalidRecordsArgs } from './invalidRecord.inputs.js';
import { volunteerManager } from './volunteer.service.js';

/** One page of the records of one's organization that have no e-mail, so that nobody can sign in with them. */
export async function listInvalidRecords(ctx: Context, args: InvalidRecordsArgs) {
  const viewer = volunteerManager(ctx);
  const everybody = { search: null, role: DirectoryRoleFilter.all };
  const [items, { totalItems }] = await Promise.all([
    selectDirectory(ctx.db, viewer, everybody)
      .where('u.email', 'is', null)
      .limit(args.limit)
      .offset(offsetOf(args))
      .execute(),
    ctx.db
      .selectFrom('users')
      .select(sql<number>`count(*)::int`.as('totalItems'))
      .where('organization_id', '=', viewer.organizationId)
      .where('email', 'is', null)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { items, pageInfo: pageInfo(args, totalItems) };
}

/**
 * Deletes one invalid record for good.
 * @returns the id
 * @throws NOT_FOUND, also for a person who has an e-mail
 */
export async function deleteInvalidRecord(ctx: Context, id: string): Promise<string> {
  const viewer = volunteerManager(ctx);
  return inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await deleteRecords(tx, viewer).where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('Invalid record');
    await recordDeletion(tx, viewer, 1);
    return id;
  });
}

/**
 * Deletes for good every invalid record that matches all criteria given.
 * @returns how many they were
 * @throws BAD_USER_INPUT without any criterion
 */
export async function deleteInvalidRecords(ctx: Context, criteria: InvalidRecordCriteria): Promise<number> {
  const viewer = volunteerManager(ctx);
  const { role, notes, firstName, lastName } = criteria;
  if (!role && [notes, firstName, lastName].every((text) => trimmed(text) === null)) {
    throw badInput('Cannot delete record: No unique identifying criteria found');
  }
  return inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await deleteRecords(tx, viewer)
      .$if(Boolean(role), (query) => query.where('role', '=', role as never))
      .$if(notes != null, (query) => query.where(matches('admin_notes', notes)))
      .$if(firstName != null, (query) => query.where(matches('first_name', firstName)))
      .$if(lastName != null, (query) => query.where(matches('last_name', lastName)))
      .executeTakeFirstOrThrow();
    const deleted = Number(numDeletedRows);
    if (deleted > 0) await recordDeletion(tx, viewer, deleted);
    return deleted;
  });
}

/** Only what is an invalid record, and only in the own organization, whatever is asked for. */
function deleteRecords(tx: Context, viewer: Member) {
  return tx.db
    .deleteFrom('users')
    .where('organization_id', '=', viewer.organizationId)
    .where('email', 'is', null)
    .where('removed_at', 'is', null);
}

/** Blanks around a text make no difference; the empty text matches what is not there. */
function matches(column: string, text: string | null | undefined) {
  return sql<boolean>`nullif(trim(${sql.ref(column)}), '') is not distinct from ${trimmed(text)}::text`;
}

function recordDeletion(tx: Context, viewer: Member, deleted: number): Promise<void> {
  return recordDeed(tx, {
    action: AuditAction.member_removed,
    organizationId: viewer.organizationId,
    subjectName: deleted === 1 ? 'a record without an e-mail' : `${deleted} records without an e-mail`,
  });
}
