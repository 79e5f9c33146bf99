import { sql } from 'kysely';
import type { Context } from '../../context.js';
import type { User } from './user.entity.js';

/** What the audit trail calls somebody who was deleted for good. */
export const deletedPerson = 'a deleted person';

/**
 * Takes everything away that says who a removed person was (GDPR, article 17): name and ways to reach them, what they wrote
 * with their answers and what was written about them, devices, addresses, keys, and their name in the audit trail. Rows that
 * others count stay: seats taken, tasks done, sign-ins of a month.
 */
export async function erase(tx: Context, user: User): Promise<void> {
  const { id, email } = user;
  if (!email) throw new Error('Only a person with an address is deleted.');
  await sql`update rsvps set notes = null where user_id = ${id} and notes is not null`.execute(tx.db);
  await sql`
    update assignments set completion_notes = null, admin_feedback = null
    where user_id = ${id} and coalesce(completion_notes, admin_feedback) is not null`.execute(tx.db);
  await sql`update sign_in_events set ip = '', user_agent = null where user_id = ${id}`.execute(tx.db);
  await sql`
    update audit_events
    set actor_name = case when actor_id = ${id} then ${deletedPerson} else replace(actor_name, ${email}, ${deletedPerson}) end,
      ip = case when actor_id = ${id} then '' else ip end,
      subject_name = replace(subject_name, ${email}, ${deletedPerson}),
      details = case when (actor_id = ${id} or subject_name = ${email}) and action in ('access_token_created', 'access_token_revoked', 'email_changed') then null
        else replace(details, ${email}, ${deletedPerson}) end
    where organization_id is not distinct from ${user.organizationId}
      and (actor_id = ${id} or position(${email} in concat_ws(' ', actor_name, subject_name, details)) > 0)`.execute(
    tx.db,
  );
  // Counts of failed attempts, which would be gone within the hour.
  await sql`delete from rate_limits where position(${email} in key) > 0`.execute(tx.db);
  for (const table of ['access_tokens', 'calendar_feeds', 'idempotency_keys', 'sessions']) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx.db);
  }
  Object.assign(user, {
    email: null,
    firstName: null,
    lastName: null,
    phone: null,
    address: null,
    birthday: null,
    adminNotes: null,
    passwordHash: null,
    lastLogin: null,
  });
  await tx.em.flush();
}
