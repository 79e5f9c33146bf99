import { badInput } from '../../errors.js';
import { trimmed } from '../../text.js';
import type { CreateEventInput, UpdateEventInput } from './event.editing.inputs.js';
import { EventType } from './event.entity.js';
import { type Meeting, readMeeting } from './event.meeting.js';

/** What admins decide about an event. */
export interface EventDraft extends Meeting {
  title: string;
  description: string | null;
  location: string | null;
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  isAllDay: boolean;
  eventType: EventType;
  maxVolunteers: number | null;
}

const blank = {
  title: '',
  description: null,
  location: null,
  startTime: null,
  endTime: null,
  isAllDay: false,
  eventType: EventType.volunteer_event,
  maxVolunteers: null,
  videoLink: null,
  meetingId: null,
  meetingPasscode: null,
};

/** A new event as the input describes it. */
export function newDraft(input: CreateEventInput): EventDraft {
  return revised({ ...blank, startDate: input.startDate, endDate: input.startDate }, input);
}

/**
 * An event as it is after an input: what that leaves out stays.
 * @throws BAD_USER_INPUT when the result makes no sense as a whole
 */
export function revised(current: EventDraft, input: UpdateEventInput): EventDraft {
  if (input.title === null) refuse('title', 'Title is required');
  if (input.startDate === null) refuse('startDate', 'Start date is required');
  const meeting = readMeeting(input);
  const keep = <Value>(value: Value | undefined, old: Value) => (value === undefined ? old : value);
  const startDate = input.startDate ?? current.startDate;
  const isAllDay = input.isAllDay ?? current.isAllDay;
  const draft: EventDraft = {
    title: input.title?.trim() ?? current.title,
    description: keep(meeting.description, current.description),
    location: input.location === undefined ? current.location : trimmed(input.location),
    startDate,
    endDate: keep(input.endDate, current.endDate) ?? startDate,
    startTime: isAllDay ? null : keep(input.startTime, current.startTime),
    endTime: isAllDay ? null : keep(input.endTime, current.endTime),
    isAllDay,
    eventType: input.eventType ?? current.eventType,
    maxVolunteers: keep(input.maxVolunteers, current.maxVolunteers),
    videoLink: keep(meeting.videoLink, current.videoLink),
    meetingId: keep(meeting.meetingId, current.meetingId),
    meetingPasscode: keep(meeting.meetingPasscode, current.meetingPasscode),
  };
  check(draft);
  return draft;
}

function check({ startDate, endDate, startTime, endTime, description }: EventDraft): void {
  if (endDate < startDate) refuse('endDate', 'The end date must not be before the start date');
  if (endTime && !startTime) refuse('startTime', 'An end time needs a start time');
  if (endTime && startTime && startDate === endDate && endTime < startTime) {
    refuse('endTime', 'The end time must not be before the start time');
  }
  if (description && [...description].length > 10_000) {
    refuse('description', 'description must be at most 10,000 characters');
  }
}

function refuse(field: string, message: string): never {
  throw badInput(message, { [field]: message });
}
