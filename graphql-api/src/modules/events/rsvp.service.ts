import { sql } from 'kysely';
import { member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { newId } from '../../database/id.js';
import { AppError } from '../../errors.js';
import { type RsvpRefusal, reasonsAgainst, refusals } from './eligibility.js';
import type { RsvpToEventArgs } from './event.inputs.js';
import type { EventRow } from './event.queries.js';
import { getEvent } from './event.service.js';

/** Raised by the trigger on rsvps that counts the seats. */
const noSeatLeft = 'HR001';

/**
 * Answers an event for the person who asks. Saying yes twice is saying yes once; the last seat goes to one
 * person, because the row of the event is locked before the seats are counted.
 * @returns the event as it is afterwards
 * @throws NOT_FOUND, EVENT_FULL, EVENT_ENDED
 */
export async function rsvpToEvent(
  ctx: Context,
  { eventId, status, notes }: RsvpToEventArgs,
): Promise<EventRow> {
  const viewer = member(ctx);
  const event = await getEvent(ctx, eventId);
  const reasons = reasonsAgainst(event, status);
  if (reasons.length > 0) throw refused(reasons);
  try {
    // One statement: first the person, who may be leaving at this moment, then the event, as everywhere.
    await sql`
      with person as (
        select id, organization_id from users
        where id = ${viewer.id} and removed_at is null for share
      ), seat as (
        select e.id, e.organization_id, person.id as user_id
        from events e join person on person.organization_id = e.organization_id
        where e.id = ${eventId} for no key update of e
      )
      insert into rsvps (id, organization_id, event_id, user_id, status, notes)
      select ${newId()}::uuid, organization_id, id, user_id, ${status}, ${notes ?? null} from seat
      on conflict (event_id, user_id) do update
        set status = excluded.status, notes = coalesce(excluded.notes, rsvps.notes), updated_at = now()
        where rsvps.status <> excluded.status or excluded.notes is not null
    `.execute(ctx.db);
  } catch (error) {
    if ((error as { code?: string }).code === noSeatLeft) {
      throw refused([refusals.EVENT_FULL]);
    }
    throw error;
  }
  return getEvent(ctx, eventId);
}

/** The refusal carries the same reasons as `Event.myEligibility`. */
function refused(reasons: RsvpRefusal[]): AppError {
  const [{ code, message }] = reasons as [RsvpRefusal];
  return new AppError(code === 'NOT_SIGNED_UP' ? 'CONFLICT' : code, message, { reasons });
}
