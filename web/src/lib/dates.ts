import { CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/**
 * Dates are `YYYY-MM-DD` and times `HH:MM`, wall-clock in the organization's zone. They are never read through
 * `new Date('2026-11-21')`, which would shift them by the reader's own zone.
 */
export interface YearMonth {
  year: number;
  month: number;
}

export type DueTone = 'red' | 'orange' | 'yellow' | 'blue';

const text = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const shortDate = text({ year: 'numeric', month: 'short', day: 'numeric' });
const longDate = text({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const monthAndYear = text({ year: 'numeric', month: 'long' });
const shortMonth = text({ month: 'short' });
const shortWeekday = text({ weekday: 'short' });

const asUtc = (date: string) => parseDate(date).toDate('UTC');
const firstOf = ({ year, month }: YearMonth) => new CalendarDate(year, month, 1);

/** 'Nov 21, 2026' */
export function formatDate(date: string): string {
  return shortDate.format(asUtc(date));
}

/** 'Saturday, November 21, 2026' */
export function formatLongDate(date: string): string {
  return longDate.format(asUtc(date));
}

/** The date of an instant as a reader in `timeZone` sees it: 'Nov 21, 2026'. */
export function formatInstant(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(
    new Date(instant),
  );
}

/** 'Nov' and '21', for a calendar leaf. */
export function formatLeaf(date: string): { month: string; day: string; weekday: string } {
  const instant = asUtc(date);
  return {
    month: shortMonth.format(instant),
    day: String(parseDate(date).day),
    weekday: shortWeekday.format(instant),
  };
}

/** 'Nov 21, 2026', or 'Nov 21, 2026 – Nov 23, 2026' when it lasts longer than a day. */
export function formatDateRange(start: string, end: string): string {
  return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
}

/** '6:30 PM' from '18:30'. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '6:30 PM – 8:00 PM', or one time when the other is unknown, or '' without any. */
export function formatTimeRange(start?: string | null, end?: string | null): string {
  return [start, end]
    .filter((time): time is string => Boolean(time))
    .map(formatTime)
    .join(' – ');
}

/** 'November 2026' */
export function formatMonth(month: YearMonth): string {
  return monthAndYear.format(firstOf(month).toDate('UTC'));
}

/** Whole days from `today` to `date`; negative when it has passed. */
export function daysUntil(date: string, today: string): number {
  return Math.round((asUtc(date).getTime() - asUtc(today).getTime()) / 86_400_000);
}

/** 'No due date', 'Due today', 'Due tomorrow', otherwise the date. */
export function dueLabel(dueDate: string | null | undefined, today: string): string {
  if (!dueDate) return 'No due date';
  const days = daysUntil(dueDate, today);
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : formatDate(dueDate);
}

/** Overdue red, today orange, within three days yellow, otherwise blue. */
export function dueTone(dueDate: string, today: string): DueTone {
  const days = daysUntil(dueDate, today);
  if (days < 0) return 'red';
  if (days === 0) return 'orange';
  return days <= 3 ? 'yellow' : 'blue';
}

/** The day `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** The same day `months` later, or that month's last day when it is shorter. */
export function addMonths(date: string, months: number): string {
  return parseDate(date).add({ months }).toString();
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return asUtc(date).getUTCDay();
}

/** The month a day belongs to. */
export function monthOf(date: string): YearMonth {
  const { year, month } = parseDate(date);
  return { year, month };
}

/** '2026-11', as it stands in the address bar. */
export function monthKey({ year, month }: YearMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Reads '2026-11'; null for anything else. */
export function parseMonth(key: string | null): YearMonth | null {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(key ?? '');
  return found ? { year: Number(found[1]), month: Number(found[2]) } : null;
}

/** The month `count` months away. */
export function shiftMonth(month: YearMonth, count: number): YearMonth {
  const { year, month: shifted } = firstOf(month).add({ months: count });
  return { year, month: shifted };
}

/** The 42 days of a month's grid: six weeks from Sunday to Saturday. */
export function monthGrid(month: YearMonth): string[] {
  const first = startOfMonth(firstOf(month)).toString();
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 42 }, (_, index) => addDays(start, index));
}

/** The last day of a month. */
export function lastDayOf(month: YearMonth): string {
  return endOfMonth(firstOf(month)).toString();
}
