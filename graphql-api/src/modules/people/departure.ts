import { sql } from 'kysely';
import type { Context } from '../../context.js';
import { wallClock } from '../../time.js';
import { end } from '../events/event.queries.js';
import type { User } from './user.entity.js';

/**
 * Gives back what a person who leaves still holds: their seats of events that are not over in the organization's
 * time zone, and the assignments they have not completed. What is over or done stays theirs.
 */
export async function giveBack(tx: Context, user: User): Promise<void> {
  await freeSeats(tx, user);
  await dropAssignments(tx, user);
}

async function freeSeats(tx: Context, user: User): Promise<void> {
  const { timezone } = await tx.db
    .selectFrom('organizations')
    .select('timezone')
    .where('id', '=', user.organizationId as string)
    .executeTakeFirstOrThrow();
  const { date, time } = wallClock(timezone);
  // The events before their sign-ups, as in every write that touches seats.
  const events = await tx.db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.id', 'in', (eb) =>
      eb
        .selectFrom('rsvps')
        .select('event_id')
        .where('user_id', '=', user.id)
        .where('status', '=', 'signed_up' as never),
    )
    .where(end, '>', sql<string>`${`${date} ${time}`}::timestamp`)
    .orderBy('e.id')
    .forNoKeyUpdate()
    .execute();
  await tx.db
    .updateTable('rsvps')
    .set({ status: 'cancelled' as never, updated_at: new Date() as never })
    .where('user_id', '=', user.id)
    .where('status', '=', 'signed_up' as never)
    .where('event_id', '=', sql<string>`any(${events.map(({ id }) => id)}::uuid[])`)
    .execute();
}

async function dropAssignments(tx: Context, user: User): Promise<void> {
  const unfinished = tx.db
    .selectFrom('assignments')
    .select('task_id')
    .where('user_id', '=', user.id)
    .where('status', '<>', 'completed' as never);
  await tx.db
    .selectFrom('tasks')
    .select('id')
    .where('id', 'in', unfinished)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx.db
    .deleteFrom('assignments')
    .where('user_id', '=', user.id)
    .where('status', '<>', 'completed' as never)
    .execute();
}
