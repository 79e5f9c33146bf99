import * as z from 'zod/mini';
import type { EventForm_EventFragment, EventType } from '../../graphql/desk/graphql';
import { withoutMeeting } from './meetingText';

/** An event as the form holds it: every field is text but the one that is ticked. */
export type EventValues = {
  title: string;
  description: string;
  location: string;
  eventType: EventType;
  startDate: string;
  endDate: string;
  isAllDay: boolean;
  startTime: string;
  endTime: string;
  maxVolunteers: string;
  videoLink: string;
  meetingId: string;
  meetingPasscode: string;
};

export const noEvent: EventValues = {
  title: '',
  description: '',
  location: '',
  eventType: 'volunteer_event',
  startDate: '',
  endDate: '',
  isAllDay: false,
  startTime: '',
  endTime: '',
  maxVolunteers: '',
  videoLink: '',
  meetingId: '',
  meetingPasscode: '',
};

/** A known event as the form holds it; the meeting has fields of its own there. */
export function valuesOf(event: Omit<EventForm_EventFragment, ' $fragmentName'>): EventValues {
  return {
    title: event.title,
    description: withoutMeeting(event.description ?? ''),
    location: event.location ?? '',
    eventType: event.eventType,
    startDate: event.startDate,
    // Blank is the start date, and follows when that is moved.
    endDate: event.endDate === event.startDate ? '' : event.endDate,
    isAllDay: event.isAllDay,
    startTime: event.startTime ?? '',
    endTime: event.endTime ?? '',
    maxVolunteers: event.maxVolunteers?.toString() ?? '',
    videoLink: event.videoLink ?? '',
    meetingId: event.meetingId ?? '',
    meetingPasscode: event.meetingPasscode ?? '',
  };
}

/** Counted in characters, as the server does: an emoji is one. */
const atMost = (max: number, label: string) =>
  z.string().check(
    z.trim(),
    z.refine<string>((text) => [...text].length <= max, {
      error: `${label} must be at most ${max.toLocaleString('en-US')} characters`,
    }),
  );

const fields = z.object({
  title: atMost(200, 'Title').check(z.minLength(1, 'Title is required')),
  description: atMost(10_000, 'Description'),
  location: atMost(500, 'Location'),
  eventType: z.enum(['volunteer_event', 'meeting', 'training', 'fundraiser', 'other']),
  startDate: z.string().check(z.minLength(1, 'Start date is required')),
  endDate: z.string(),
  isAllDay: z.boolean(),
  startTime: z.string(),
  endTime: z.string(),
  maxVolunteers: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || /^[1-9]\d{0,8}$/.test(text), {
      error: 'Max volunteers must be a whole number of at least 1',
    }),
  ),
  videoLink: atMost(2_000, 'Meeting link').check(
    z.refine((text) => text === '' || isWebAddress(text), {
      error: 'Meeting link must be a URL that begins with http:// or https://',
    }),
  ),
  meetingId: atMost(100, 'Meeting ID'),
  meetingPasscode: atMost(100, 'Passcode'),
});

/** What the form accepts: what the server does, so that nobody waits to be refused. */
export const eventSchema = fields.check(
  z.refine(({ startDate, endDate }) => endDate === '' || endDate >= startDate, {
    path: ['endDate'],
    error: 'End date must not be before the start date',
  }),
  z.refine(
    ({ isAllDay, startDate, endDate, startTime, endTime }) =>
      isAllDay || !startTime || !endTime || (endDate !== '' && endDate !== startDate) || endTime >= startTime,
    { path: ['endTime'], error: 'End time must not be before the start time' },
  ),
  z.refine(({ isAllDay, startTime, endTime }) => isAllDay || !endTime || startTime !== '', {
    path: ['startTime'],
    error: 'Start time is required when there is an end time',
  }),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
