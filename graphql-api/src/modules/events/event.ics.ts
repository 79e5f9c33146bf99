import { addDays } from '../../time.js';
import type { EventRow } from './event.queries.js';
import type { CalendarEntry, Moment } from './icalendar.js';

export type CalendarEvent = EventRow & { sequence: number; updatedAt: string };

/** An event as it stands in the exported file and in the feed alike. */
export function eventEntry(event: CalendarEvent): CalendarEntry {
  return {
    uid: `${event.id}@handraise`,
    changedAt: new Date(event.updatedAt),
    sequence: event.sequence,
    title: event.title,
    description: event.description,
    location: event.location,
    url: event.videoLink,
    ...span(event),
  };
}

function span({ startDate, endDate, startTime, endTime, isAllDay }: EventRow): {
  start: Moment;
  end: Moment | null;
} {
  if (isAllDay || startTime === null) {
    return { start: { date: startDate, time: null }, end: { date: endDate, time: null } };
  }
  const start = { date: startDate, time: startTime };
  if (endTime) return { start, end: { date: endDate, time: endTime } };
  // Of one day it is known only when it begins; of several, that the last one belongs to it.
  return { start, end: startDate === endDate ? null : { date: addDays(endDate, 1), time: '00:00' } };
}
