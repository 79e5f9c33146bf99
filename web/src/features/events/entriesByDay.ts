import { Check, X } from 'lucide-react';
import type { EventType, RsvpStatus } from '../../graphql/graphql';
import { addDays, formatTime, type Month, monthPage } from '../../lib/dates';
import type { DayEntry } from '../../ui/MonthCell';
import { eventTypes, rsvpText } from './eventWords';

type Spanning = {
  id: string;
  title: string;
  startDate: string;
  endDate: string;
  startTime: string | null;
  isAllDay: boolean;
  eventType: EventType;
  userRsvpStatus: RsvpStatus | null;
  hasEnded: boolean;
};

/** The entries of a month's page: an event stands on every day it touches, with its time on the first. */
export function entriesByDay(events: readonly Spanning[], month: Month): Map<string, DayEntry[]> {
  const days = monthPage(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const entries = new Map<string, DayEntry[]>();
  for (const event of events) {
    const end = event.endDate < last ? event.endDate : last;
    const answer = rsvpText(event.userRsvpStatus);
    const icon = event.userRsvpStatus === 'signed_up' ? Check : X;
    for (let day = event.startDate > first ? event.startDate : first; day <= end; day = addDays(day, 1)) {
      const timed = day === event.startDate && !event.isAllDay && event.startTime;
      const entry = {
        id: event.id,
        label: event.title,
        tone: eventTypes[event.eventType].tone,
        isPast: event.hasEnded,
        ...(answer && { mark: { icon, text: answer } }),
        ...(timed && { time: formatTime(timed) }),
      };
      entries.set(day, [...(entries.get(day) ?? []), entry]);
    }
  }
  return entries;
}
