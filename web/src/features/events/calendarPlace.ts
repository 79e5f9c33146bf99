import { type Month, monthParam, parseMonth } from '../../lib/dates';

/** The month that stands in the address as ?year=2026&month=11; null when it names none. */
export function readCalendarMonth(params: URLSearchParams): Month | null {
  return parseMonth(`${params.get('year')}-${(params.get('month') ?? '').padStart(2, '0')}`);
}

/** The address of another month; an open day or event does not move along. */
export function withCalendarMonth(params: URLSearchParams, month: Month): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('year', String(month.year));
  next.set('month', String(month.month));
  next.delete('day');
  next.delete('event');
  return next;
}

/** The view that stands in the address. */
export const readCalendarView = (params: URLSearchParams): 'month' | 'list' =>
  params.get('view') === 'list' ? 'list' : 'month';

/** The day that stands in the address, when the calendar knows it. */
export function readCalendarDay(params: URLSearchParams): string | null {
  const day = params.get('day') ?? '';
  const month = parseMonth(day.slice(0, 7));
  if (!month || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  const number = Number(day.slice(8));
  return day.startsWith(monthParam(month)) && number >= 1 && number <= last ? day : null;
}
