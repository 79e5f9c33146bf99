import { member, signedIn } from '../../authorize.js';
import type { Context } from '../../context.js';
import { notFound, unauthenticated } from '../../errors.js';
import { findViewer } from '../people/user.queries.js';
import { eventEntry } from './event.ics.js';
import { selectCalendarEvents } from './event.queries.js';
import { writeCalendar } from './icalendar.js';

const ticketSeconds = 60;

/** Address of an event's iCalendar file with a ticket for this event and session, since a new tab sends no token. */
export function exportUrl(ctx: Context, eventId: string): string {
  const ticket = ctx.tokens.signTicket(
    'export',
    { sid: signedIn(ctx).sessionId, event: eventId },
    ticketSeconds,
  );
  return `/api/calendar/events/${eventId}/export?ticket=${ticket}`;
}

/**
 * The iCalendar file of an event, for a bearer token or a ticket.
 * @throws UNAUTHENTICATED when the ticket is old, for another event or its session has ended; NOT_FOUND
 */
export async function exportEvent(
  ctx: Context,
  eventId: string,
  ticket: string | undefined,
): Promise<string> {
  let asked = ctx;
  if (!ctx.viewer && ticket) {
    const claims = ctx.tokens.readTicket('export', ticket);
    if (!claims || claims.event !== eventId) throw unauthenticated();
    asked = { ...ctx, viewer: await findViewer(ctx.db, String(claims.sid)) };
  }
  const viewer = member(asked);
  const event = await selectCalendarEvents(ctx.db, viewer).where('e.id', '=', eventId).executeTakeFirst();
  if (!event) throw notFound('Event');
  return writeCalendar([eventEntry(event)], viewer.timezone);
}
