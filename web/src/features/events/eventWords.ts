import type { EventType } from '../../graphql/graphql';
import { formatDates, formatShortDate, formatTimes } from '../../lib/dates';
import type { Tone } from '../../ui/tones';

export const eventTypes: Record<EventType, { label: string; tone: Tone }> = {
  volunteer_event: { label: 'Volunteer event', tone: 'pine' },
  meeting: { label: 'Meeting', tone: 'blue' },
  training: { label: 'Training', tone: 'violet' },
  fundraiser: { label: 'Fundraiser', tone: 'stone' },
  other: { label: 'Other', tone: 'stone' },
};

type When = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  isAllDay: boolean;
};

/** '9:30 AM – 11:00 AM'; nothing for events that last all day or name no time. */
export function timeText({ isAllDay, startTime, endTime }: When): string | null {
  return isAllDay || !startTime ? null : formatTimes(startTime, endTime);
}

/** 'Sat, Nov 21 · 9:30 AM – 11:00 AM' */
export function whenText(event: When): string {
  const days = formatDates(event.startDate, event.endDate, formatShortDate);
  return [days, timeText(event) ?? (event.isAllDay ? 'All day' : null)].filter(Boolean).join(' · ');
}

/** "12 RSVP'd (20 max)"; without a maximum the count alone. */
export function attendanceText(event: { confirmedSignups: number; maxVolunteers: number | null }): string {
  const count = `${event.confirmedSignups} RSVP'd`;
  return event.maxVolunteers === null ? count : `${count} (${event.maxVolunteers} max)`;
}

/** "RSVP'd Yes" or "RSVP'd No"; nothing while there is no answer. */
export function rsvpText(status: 'signed_up' | 'cancelled' | null): string | null {
  if (status === null) return null;
  return status === 'signed_up' ? "RSVP'd Yes" : "RSVP'd No";
}
