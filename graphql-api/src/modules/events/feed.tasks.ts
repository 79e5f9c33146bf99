import type { FeedTask } from './feed.queries.js';
import type { CalendarEntry } from './icalendar.js';

/**
 * A task on the day it is due. Not as VTODO, which would be its kind: Google Calendar, Outlook and Apple's Calendar
 * show no VTODO of a subscribed calendar, so that people would never see it. An all-day VEVENT they all show; it
 * leaves the day free.
 */
export function taskEntry(task: FeedTask, publicUrl: string): CalendarEntry {
  const day = { date: task.dueDate ?? '', time: null };
  return {
    uid: `task-${task.id}@handraise`,
    changedAt: new Date(task.updatedAt),
    sequence: task.sequence,
    title: `Due: ${task.title}`,
    description: task.description,
    location: null,
    url: `${publicUrl}/my-tasks`,
    start: day,
    end: day,
    isFree: true,
  };
}
