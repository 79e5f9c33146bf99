import { sql } from 'kysely';
import { type Member, memberWho } from '../../authorize.js';
import { type Context, inTransaction } from '../../context.js';
import { newId } from '../../database/id.js';
import { badInput, notFound } from '../../errors.js';
import { addDays, daysBetween } from '../../time.js';
import { type EventDraft, newDraft, revised } from './event.draft.js';
import type { CreateEventInput, DuplicateEventArgs, UpdateEventInput } from './event.editing.inputs.js';
import { selectDraft } from './event.editing.queries.js';
import { canManageEvents } from './event.policy.js';
import type { EventRow } from './event.queries.js';
import { getEvent } from './event.service.js';

/** @throws BAD_USER_INPUT */
export async function createEvent(ctx: Context, input: CreateEventInput): Promise<EventRow> {
  const viewer = memberWho(ctx, canManageEvents);
  return insertEvent(ctx, viewer, newDraft(input));
}

/**
 * Changes what the input names, all of it in one step. A maximum below the sign-ups there are keeps them.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function updateEvent(ctx: Context, id: string, input: UpdateEventInput): Promise<EventRow> {
  const viewer = memberWho(ctx, canManageEvents);
  return inTransaction(ctx, async (tx) => {
    const current = await selectDraft(tx.db, viewer, id).forNoKeyUpdate('e').executeTakeFirst();
    if (!current) throw notFound('Event');
    await tx.db
      .updateTable('events')
      .set({ ...columnsOf(revised(current, input)), sequence: sql`sequence + 1`, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    return getEvent(tx, id);
  });
}

/**
 * Deletes an event with the answers to it.
 * @returns the id
 * @throws NOT_FOUND
 */
export async function deleteEvent(ctx: Context, id: string): Promise<string> {
  const viewer = memberWho(ctx, canManageEvents);
  const deleted = await ctx.db
    .deleteFrom('events')
    .where('id', '=', id)
    .where('organization_id', '=', viewer.organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('Event');
  return id;
}

/**
 * Makes the same event on another day, for as many days and with nobody signed up.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function duplicateEvent(ctx: Context, { id, startDate }: DuplicateEventArgs): Promise<EventRow> {
  const viewer = memberWho(ctx, canManageEvents);
  const original = await selectDraft(ctx.db, viewer, id).executeTakeFirst();
  if (!original) throw notFound('Event');
  const endDate = addDays(startDate, daysBetween(original.startDate, original.endDate));
  if (endDate > '2199-12-31') {
    const message = 'The event would end after 2199';
    throw badInput(message, { startDate: message });
  }
  return insertEvent(ctx, viewer, { ...original, startDate, endDate });
}

async function insertEvent(ctx: Context, viewer: Member, draft: EventDraft): Promise<EventRow> {
  const id = newId();
  await ctx.db
    .insertInto('events')
    .values({ id, organization_id: viewer.organizationId, created_by_id: viewer.id, ...columnsOf(draft) })
    .execute();
  return getEvent(ctx, id);
}

function columnsOf(draft: EventDraft) {
  return {
    title: draft.title,
    description: draft.description,
    location: draft.location,
    // The driver reads dates as texts; the types of the ORM do not know it.
    start_date: draft.startDate as never,
    end_date: draft.endDate as never,
    start_time: draft.startTime,
    end_time: draft.endTime,
    is_all_day: draft.isAllDay,
    event_type: draft.eventType,
    max_volunteers: draft.maxVolunteers,
    video_link: draft.videoLink,
    meeting_id: draft.meetingId,
    meeting_passcode: draft.meetingPasscode,
  };
}
