import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { newId } from '../../database/id.js';
import { type AppError, badInput } from '../../errors.js';
import { normalizeEmail } from '../people/email.js';

/** How many unknown addresses the sentence names, and how long such a name may be. */
const named = { addresses: 3, characters: 60 };

/**
 * The people of the organization behind these addresses, held until the transaction ends, so that none of them is
 * removed while a task is assigned to them.
 * @param argument the name of the list for those who filled it in
 * @throws BAD_USER_INPUT naming the addresses that belong to nobody in the organization
 */
export async function findAssignees(
  ctx: Context,
  viewer: Member,
  addresses: string[],
  argument: string,
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const emails = addresses.map(normalizeEmail);
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('organization_id', '=', viewer.organizationId)
    .where('removed_at', 'is', null)
    .where('email', '=', sql<string>`any(${emails.filter((email) => email !== null)}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();
  const known = new Set(people.map(({ email }) => email));
  const unknown = emails.flatMap((email, position) => (known.has(email) ? [] : [{ email, position }]));
  if (unknown.length > 0) throw unknownPeople(unknown, argument);
  return people.map(({ id }) => id);
}

function unknownPeople(unknown: { email: string | null; position: number }[], argument: string): AppError {
  const names = unknown
    .slice(0, named.addresses)
    // What is no address, or a very long one, is not repeated: its place in the list names it.
    .map(({ email, position }) =>
      email && email.length <= named.characters ? email : `number ${position + 1}`,
    );
  if (unknown.length > names.length) names.push(`${unknown.length - names.length} more`);
  const list = new Intl.ListFormat('en').format(names);
  const places = unknown.map(({ position }) => [
    `${argument}.${position}`,
    'Nobody in your organization has this address',
  ]);
  return badInput(`Nobody in your organization has the address ${list}`, Object.fromEntries(places));
}

/** Assigns a task to people; who has it already keeps what they have. */
export async function insertAssignments(ctx: Context, viewer: Member, taskId: string, userIds: string[]) {
  if (userIds.length === 0) return;
  await ctx.db
    .insertInto('assignments')
    .columns(['id', 'organization_id', 'task_id', 'user_id', 'assigned_by_id'])
    .expression(
      sql`select unnest(${userIds.map(() => newId())}::uuid[]), ${viewer.organizationId}::uuid, ${taskId}::uuid,
        unnest(${userIds}::uuid[]), ${viewer.id}::uuid` as never,
    )
    .onConflict((conflict) => conflict.columns(['task_id', 'user_id']).doNothing())
    .execute();
}
