import { member, signedIn } from '../../authorize.js';
import type { Context, Viewer } from '../../context.js';
import type { Db } from '../../database/orm.js';
import { notFound, unauthenticated } from '../../errors.js';
import { findTokenViewer } from '../accessTokens/accessToken.queries.js';
import { findViewer } from '../people/user.queries.js';
import { eventEntry } from './event.ics.js';
import { selectCalendarEvents } from './event.queries.js';
import { writeCalendar } from './icalendar.js';

const ticketSeconds = 60;

/** Address of an event's iCalendar file with a ticket for this event and session, since a new tab sends no token. */
export function exportUrl(ctx: Context, eventId: string): string {
  const ticket = ctx.tokens.signTicket(
    'export',
    { ...holderOf(signedIn(ctx)), event: eventId },
    ticketSeconds,
  );
  return `/api/calendar/events/${eventId}/export?ticket=${ticket}`;
}

const holderOf = ({ accessToken, sessionId }: Viewer): Record<string, string> =>
  accessToken ? { pat: accessToken.id } : { sid: sessionId };

function findHolder(db: Db, { sid, pat }: Record<string, unknown>): Promise<Viewer | null> {
  return pat ? findTokenViewer(db, { id: String(pat) }) : findViewer(db, String(sid));
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
    asked = { ...ctx, em: ctx.em, viewer: await findHolder(ctx.db, claims) };
  }
  const viewer = member(asked);
  const event = await selectCalendarEvents(ctx.db, viewer).where('e.id', '=', eventId).executeTakeFirst();
  if (!event) throw notFound('Event');
  return writeCalendar([eventEntry(event)], viewer.timezone);
}
