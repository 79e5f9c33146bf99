import { badInput } from '../../errors.js';

/** How a calendar is shown; what is in it does not depend on it. */
export type CalendarView = 'month' | 'list';

/** Reads the documented parameter `view` of the calendar calls. */
export function readCalendarView(view: unknown): CalendarView {
  if (view === undefined) return 'month';
  if (view === 'month' || view === 'list') return view;
  throw badInput('view must be one of: month, list');
}
