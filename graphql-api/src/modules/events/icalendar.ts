import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays, instantOf, type WallClock } from '../../time.js';

// The library counts the blank that begins a continued line extra, and so would reach 76 octets.
ICAL.foldLength = 74;

/** A day, or a moment of it on the organization's wall. */
export interface Moment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`; null: all day. */
  time: string | null;
}

export interface CalendarEntry {
  /** The same in every file that shows this, so that calendar programs update it instead of doubling it. */
  uid: string;
  changedAt: Date;
  /** Grows with every change. */
  sequence: number;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  start: Moment;
  /** All day: the last day, included. Otherwise the moment it is over; null where nobody said. */
  end: Moment | null;
  /** Whether the time stays free for other things. */
  isFree?: boolean;
}

export interface CalendarOptions {
  /** Written into a file that programs read again and again: what to call it. */
  name?: string;
}

/**
 * An iCalendar file (RFC 5545) of these entries, their times meant in the given zone (IANA), whose rules it
 * carries. Nothing in a text of people can begin a property of its own. There is no METHOD: the file shows, it
 * does not invite, and PUBLISH would ask for an organizer's address.
 */
export function writeCalendar(
  entries: CalendarEntry[],
  timezone: string,
  { name }: CalendarOptions = {},
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Handraise//Handraise//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (name) {
    // The library leaves properties that it does not know as they are.
    calendar.addPropertyWithValue('x-wr-calname', escaped(plainText(name)));
    // RFC 7986, and what programs understood before it.
    const interval = new ICAL.Property('refresh-interval');
    interval.resetType('duration');
    interval.setValue(ICAL.Duration.fromString('PT1H'));
    calendar.addProperty(interval);
    calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  }
  // Written even where nothing refers to it, because a calendar without any component is none.
  const rules = timezoneRules(timezone);
  if (rules) calendar.addSubcomponent(rules);
  const zone = rules && String(rules.getFirstPropertyValue('tzid'));
  for (const entry of entries) calendar.addSubcomponent(entryComponent(entry, timezone, zone));
  return `${calendar.toString()}\r\n`;
}

/** The rules of a zone, under the name that its present form has; null for one without rules: times then float. */
function timezoneRules(timezone: string): ICAL.Component | null {
  const [block] = [tzlib_get_ical_block(timezone)].flat();
  return block ? ICAL.Component.fromString(block) : null;
}

function entryComponent(entry: CalendarEntry, timezone: string, zone: string | null): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const changed = ICAL.Time.fromJSDate(entry.changedAt, true);
  component.addPropertyWithValue('uid', entry.uid);
  component.addPropertyWithValue('dtstamp', changed);
  component.addPropertyWithValue('last-modified', changed);
  component.addPropertyWithValue('sequence', entry.sequence);
  for (const [name, value] of [
    ['summary', entry.title],
    ['description', entry.description],
    ['location', entry.location],
  ] as const) {
    const text = plainText(value ?? '');
    if (text) component.addPropertyWithValue(name, text);
  }
  const url = webAddress(entry.url);
  if (url) component.addPropertyWithValue('url', url);
  if (entry.isFree) component.addPropertyWithValue('transp', 'TRANSPARENT');
  component.addProperty(timeProperty('dtstart', entry.start, zone));
  const end = endOf(entry, timezone);
  if (end) component.addProperty(timeProperty('dtend', end, zone));
  return component;
}

/** DTEND is exclusive: an all-day entry ends on the day after its last one. */
function endOf({ start, end }: CalendarEntry, timezone: string): Moment | null {
  if (!end) return null;
  if (start.time === null) return { date: addDays(end.date, 1), time: null };
  // It must lie after the start, also where the clocks skip the hour between them.
  return isTimed(start) && isTimed(end) && instantOf(timezone, end) > instantOf(timezone, start) ? end : null;
}

const isTimed = (moment: Moment): moment is WallClock => moment.time !== null;

function timeProperty(name: string, { date, time }: Moment, zone: string | null): ICAL.Property {
  const property = new ICAL.Property(name);
  if (time && zone) property.setParameter('tzid', zone);
  property.setValue(
    time ? ICAL.Time.fromDateTimeString(`${date}T${time}:00`) : ICAL.Time.fromDateString(date),
  );
  return property;
}

/**
 * Tabs and line breaks stay, as the format can carry them; the breaks in one form, since some programs end a line
 * at the others. Other control characters go.
 */
function plainText(value: string): string {
  const inOneForm = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return inOneForm.replace(/(?![\t\n])\p{Cc}/gu, '').toWellFormed();
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** In the form that holds ASCII only; null for what is no address of the web. */
function webAddress(link: string | null): string | null {
  const url = link ? URL.parse(link) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
