import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays } from '../../time.js';
import type { EventRow } from './event.queries.js';

export type CalendarEvent = EventRow & { sequence: number; updatedAt: Date };

/**
 * An iCalendar file (RFC 5545) of these events, their times meant in the given zone, whose rules it carries.
 * Nothing in a text of people can begin a property of its own.
 */
export function writeCalendar(events: CalendarEvent[], timezone: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Handraise//Handraise//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  if (events.some(hasTimes)) calendar.addSubcomponent(timezoneRules(timezone));
  for (const event of events) calendar.addSubcomponent(eventComponent(event, timezone));
  return `${calendar.toString()}\r\n`;
}

/** The same in every file that shows this event, so that calendar programs update it instead of doubling it. */
export const eventUid = (id: string) => `${id}@handraise`;

const hasTimes = (event: EventRow) => !event.isAllDay && event.startTime !== null;

function timezoneRules(timezone: string) {
  const [block = ''] = [tzlib_get_ical_block(timezone)].flat();
  return ICAL.Component.fromString(block);
}

function eventComponent(event: CalendarEvent, timezone: string) {
  const component = new ICAL.Component('vevent');
  const text = (name: string, value: string | null) => {
    if (value) component.addPropertyWithValue(name, plainText(value));
  };
  text('uid', eventUid(event.id));
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(event.updatedAt, true));
  component.addPropertyWithValue('last-modified', ICAL.Time.fromJSDate(event.updatedAt, true));
  component.addPropertyWithValue('sequence', event.sequence);
  text('summary', event.title);
  text('description', event.description);
  text('location', event.location);
  if (event.videoLink) component.addPropertyWithValue('url', event.videoLink);
  for (const [name, time] of times(event)) {
    const property = new ICAL.Property(name);
    if (!time.isDate) property.setParameter('tzid', timezone);
    property.setValue(time);
    component.addProperty(property);
  }
  return component;
}

/** DTEND is exclusive: an all-day event ends on the day after its last one. */
function times(event: EventRow): [string, ICAL.Time][] {
  const { startDate, endDate, startTime, endTime } = event;
  if (!hasTimes(event)) {
    return [
      ['dtstart', ICAL.Time.fromDateString(startDate)],
      ['dtend', ICAL.Time.fromDateString(addDays(endDate, 1))],
    ];
  }
  const at = (date: string, time: string) => ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
  const start: [string, ICAL.Time] = ['dtstart', at(startDate, startTime ?? '00:00')];
  if (endTime) return [start, ['dtend', at(endDate, endTime)]];
  return startDate === endDate ? [start] : [start, ['dtend', at(addDays(endDate, 1), '00:00')]];
}

/** Line breaks stay, as the format can carry them; other control characters it cannot. */
function plainText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '').toWellFormed();
}
