import { type Member, member } from '../../authorize.js';
import type { Context } from '../../context.js';
import { hotRead } from '../../database/hotRead.js';
import type { Db } from '../../database/orm.js';
import { badInput, notFound } from '../../errors.js';
import { addDays, wallClock } from '../../time.js';
import type { CalendarMonthArgs } from './event.inputs.js';
import { type EventRow, selectEvents, selectEventsBetween, selectUpcomingEvents } from './event.queries.js';

/** More events than one month of an organization has; a limit all the same, as every list has one. */
const maxEvents = 1_000;

const selectOne = hotRead(
  (db: Db, viewer: Member, { eventId }: { eventId: string }) =>
    selectEvents(db, viewer).where('e.id', '=', eventId),
  ['eventId'],
);
const selectDays = hotRead(
  (db: Db, viewer: Member, { first, last }: { first: string; last: string }) =>
    selectEventsBetween(db, viewer, first, last, maxEvents),
  ['first', 'last'],
);

/** @throws NOT_FOUND for an event that is absent or not for this person */
export async function getEvent(ctx: Context, id: string): Promise<EventRow> {
  const [event] = await selectOne.all(ctx.db, member(ctx), { eventId: id });
  if (!event) throw notFound('Event');
  return event;
}

/** The next events that are not over, soonest first. */
export async function listUpcomingEvents(ctx: Context, limit: number): Promise<EventRow[]> {
  return selectUpcomingEvents(ctx.db, member(ctx), limit).execute();
}

/**
 * Every event that touches the month, also those that began before it or end after it. Without a month, the one
 * that the organization's calendar shows now.
 * @throws BAD_USER_INPUT for a month without its year, or a year without a month
 */
export async function readCalendarMonth(ctx: Context, asked: CalendarMonthArgs) {
  const viewer = member(ctx);
  const { month, year } = monthOf(viewer, asked);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const events = await selectDays.all(ctx.db, viewer, { first, last: addDays(next, -1) });
  return { month, year, events };
}

function monthOf(viewer: Member, { month, year }: CalendarMonthArgs) {
  if (month && year) return { month, year };
  if (month) throw badInput('year is required', { year: 'year is required' });
  if (year) throw badInput('month is required', { month: 'month is required' });
  const [thisYear, thisMonth] = wallClock(viewer.timezone).date.split('-').map(Number) as [number, number];
  return { month: thisMonth, year: thisYear };
}

/** The events of the organization from a year back, in order. */
export async function listEvents(ctx: Context): Promise<EventRow[]> {
  const viewer = member(ctx);
  const { date } = wallClock(viewer.timezone);
  return selectEventsBetween(ctx.db, viewer, addDays(date, -365), '2199-12-31', maxEvents).execute();
}
