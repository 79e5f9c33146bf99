import { dateOfInstant, daysBetween, formatDate } from '../../lib/dates';

const WEEK = 7;
const MONTH = 30;
const YEAR = 365;

/** When somebody was last here, by the days of the organization's calendar. */
export function lastLoginText(lastLogin: string | null, today: string, timeZone: string): string {
  if (!lastLogin) return 'Never logged in';
  const date = dateOfInstant(lastLogin, timeZone);
  const days = daysBetween(date, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days <= WEEK) return `${days} days ago`;
  if (days <= MONTH) return ago(Math.floor(days / WEEK), 'week');
  return days <= YEAR ? ago(Math.floor(days / MONTH), 'month') : formatDate(date);
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
