import { CalendarDate, parseAbsolute, parseDate } from '@internationalized/date';

/**
 * Dates are `YYYY-MM-DD` and times `HH:MM`, wall-clock in the organization's zone. They are never read through
 * `new Date('2026-11-21')`, which would shift them by the reader's own zone.
 */
export type Month = { year: number; month: number };

const yearMonthDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const styles = {
  plain: yearMonthDay,
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  shortMonth: { month: 'short' },
  shortWeekday: { weekday: 'short' },
  moment: { ...yearMonthDay, hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * To make a format takes a slow phone longer than to use it a hundred times: each is made when it is wanted, and kept.
 * @param timeZone undefined: that of this device
 */
function formatAs(instant: Date, style: keyof typeof styles, timeZone: string | undefined): string {
  const key = `${style} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
  formats.set(key, known);
  return known.format(instant);
}

const asUtc = (date: string) => parseDate(date).toDate('UTC');
const firstOf = ({ year, month }: Month) => new CalendarDate(year, month, 1);

/** 'Nov 21, 2026' */
export const formatDate = (date: string): string => formatAs(asUtc(date), 'plain', 'UTC');

/** 'Sat, Nov 21' */
export const formatShortDate = (date: string): string => formatAs(asUtc(date), 'short', 'UTC');

/** 'Saturday, November 21, 2026' */
export const formatLongDate = (date: string): string => formatAs(asUtc(date), 'long', 'UTC');

/** 'November 2026' */
export const formatMonth = (month: Month): string => formatAs(firstOf(month).toDate('UTC'), 'month', 'UTC');

/** The date of an instant as the clock of `timeZone` shows it, or that of this device: 'Nov 21, 2026'. */
export function formatInstant(instant: string, timeZone?: string): string {
  return formatAs(new Date(instant), 'plain', timeZone);
}

/** The same with the time of day: 'Nov 21, 2026, 3:15 PM'. */
export function formatMoment(instant: string, timeZone?: string): string {
  return formatAs(new Date(instant), 'moment', timeZone);
}

/** The date of an instant as the clock of `timeZone` shows it: '2026-11-21'. */
export const dateOfInstant = (instant: string, timeZone: string): string =>
  parseAbsolute(instant, timeZone).toString().slice(0, 'YYYY-MM-DD'.length);

/** The instant at which a day begins on the clock of `timeZone`. */
export const startOfDay = (date: string, timeZone: string): string =>
  parseDate(date).toDate(timeZone).toISOString();

/** Whether a text is a day of the calendar, from 1900 to 2199: '2026-11-21'. */
export function isDate(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** One day, or 'first – last' when there are several. */
export function formatDates(start: string, end: string, format: (date: string) => string): string {
  return start === end ? format(start) : `${format(start)} – ${format(end)}`;
}

/** '6:30 PM' from '18:30'. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '6:30 PM – 8:00 PM'; the start alone when no end is known. */
export function formatTimes(start: string, end: string | null): string {
  return end ? `${formatTime(start)} – ${formatTime(end)}` : formatTime(start);
}

/** The parts of a calendar leaf: 'Sat', 'Nov', '21'. */
export function parseDay(date: string): { weekday: string; month: string; day: number } {
  const instant = asUtc(date);
  return {
    weekday: formatAs(instant, 'shortWeekday', 'UTC'),
    month: formatAs(instant, 'shortMonth', 'UTC'),
    day: parseDate(date).day,
  };
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / 86_400_000);
}

/** 'No due date', 'Due today', 'Due tomorrow', otherwise the date. */
export function dueText(due: string | null, today: string): string {
  if (!due) return 'No due date';
  const days = daysBetween(today, due);
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : formatDate(due);
}

/** The day `days` later, or earlier when negative. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString();

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonthsToDate = (date: string, months: number): string =>
  parseDate(date).add({ months }).toString();

/** The month `months` away. */
export function addMonths(month: Month, months: number): Month {
  return monthOf(firstOf(month).add({ months }).toString());
}

/** The month a day belongs to. */
export function monthOf(date: string): Month {
  const { year, month } = parseDate(date);
  return { year, month };
}

/** Whether a day belongs to a month. */
export const isInMonth = (date: string, month: Month): boolean => date.startsWith(`${monthParam(month)}-`);

/** '2026-11', as it stands in the address. */
export const monthParam = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** Reads '2026-11'; null for anything else, and for years the calendar does not hold. */
export function parseMonth(param: string | null): Month | null {
  const found = /^((?:19|20|21)\d\d)-(0[1-9]|1[0-2])$/.exec(param ?? '');
  return found && { year: Number(found[1]), month: Number(found[2]) };
}

/** The 42 days of a month's page: six weeks from Sunday to Saturday. */
export function monthPage(month: Month): string[] {
  const first = firstOf(month);
  const weekday = first.toDate('UTC').getUTCDay();
  return Array.from({ length: 42 }, (_, index) => first.add({ days: index - weekday }).toString());
}
