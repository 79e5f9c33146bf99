import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { addDays, wallClock } from '../../time.js';
import { type CalendarEvent, eventEntry } from './event.ics.js';
import { type CalendarEntry, writeCalendar } from './icalendar.js';
import { lintCalendar } from './icalendar.lint.js';

const hostile = [
  '\r\nATTENDEE:mailto:evil@example.org',
  '\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:x',
  '\\n\\,\\;\\\\',
  ';,:"',
  '\r',
  '\t',
  '\0\u0007\u001b\u007f',
  '\u0085\u2028\u2029\ufeff',
  '\ud83d',
  '👩‍👩‍👧‍👦',
  'Łódź ',
  '日本語の長い題名',
  'x'.repeat(90),
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 60 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1995-01-01', days));
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const zone = fc.constantFrom(
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Europe/London',
  'US/Eastern',
  'UTC',
);

const event = fc
  .record({
    id: fc.uuid(),
    title: text,
    description: fc.option(text),
    location: fc.option(text),
    videoLink: fc.option(
      fc.oneof(
        fc.webUrl({ withQueryParameters: true }),
        fc.constant('https://bücher.example/ ü?a=b;c,d'),
        text,
      ),
    ),
    startDate: date,
    days: fc.integer({ min: 0, max: 3 }),
    startTime: fc.option(time),
    endTime: fc.option(time),
    isAllDay: fc.boolean(),
    sequence: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    updatedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  })
  .map(({ days, ...values }) => {
    const startTime = values.isAllDay ? null : values.startTime;
    // As the database keeps them: no end without a start, and none before it.
    const endTime =
      startTime && values.endTime && (days > 0 || values.endTime >= startTime) ? values.endTime : null;
    return {
      ...values,
      startTime,
      endTime,
      endDate: addDays(values.startDate, days),
    } as unknown as CalendarEvent;
  });

/** What a text comes back as: without what no text line can hold, and not at all when nothing is left. */
const readable = (value: string | null) =>
  value
    ?.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed() || null;

test('1,000 events with hostile texts are right to the letter, and read back as they are', {
  timeout: 120_000,
}, () => {
  let written = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(event, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
      zone,
      (events, timezone) => {
        written += events.length;
        const entries = events.map(eventEntry);
        const file = writeCalendar(entries, timezone);
        expect(lintCalendar(file)).toEqual([]);
        readByIcalJs(file, entries, timezone);
        readByNodeIcal(file, entries, timezone);
      },
    ),
    { numRuns: 450, seed: 20261121 },
  );
  expect(written).toBeGreaterThanOrEqual(1_000);
});

const entry = (values: Partial<CalendarEntry>): CalendarEntry => ({
  uid: '1@handraise',
  changedAt: new Date('2026-05-01T12:00:00.789Z'),
  sequence: 3,
  title: 'Sort, pack',
  description: null,
  location: null,
  url: null,
  start: { date: '2026-06-01', time: '09:30' },
  end: { date: '2026-06-01', time: '12:00' },
  ...values,
});

test('a file looks like this', () => {
  expect(
    writeCalendar([entry({ url: 'https://meet.example.org/a b' })], 'Asia/Kathmandu').split('\r\n'),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Handraise//Handraise//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kathmandu',
    'X-LIC-LOCATION:Asia/Kathmandu',
    expect.stringMatching(/^LAST-MODIFIED:\d{8}T\d{6}Z$/),
    'BEGIN:STANDARD',
    'TZNAME:+0545',
    'TZOFFSETFROM:+0545',
    'TZOFFSETTO:+0545',
    'DTSTART:19700101T000000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1@handraise',
    'DTSTAMP:20260501T120000Z',
    'LAST-MODIFIED:20260501T120000Z',
    'SEQUENCE:3',
    'SUMMARY:Sort\\, pack',
    'URL:https://meet.example.org/a%20b',
    'DTSTART;TZID=Asia/Kathmandu:20260601T093000',
    'DTEND;TZID=Asia/Kathmandu:20260601T120000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an all-day entry ends on the day after its last one', () => {
  const day = (date: string) => ({ date, time: null });
  const file = writeCalendar([entry({ start: day('2026-12-30'), end: day('2026-12-31') })], 'Asia/Kathmandu');
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});

test('a zone under an old name is written under its present one, in the rules and in the times', () => {
  const file = writeCalendar([entry({})], 'US/Eastern');
  expect(file).toContain('TZID:America/New_York\r\n');
  expect(file).toContain('DTSTART;TZID=America/New_York:20260601T093000\r\n');
});

test('the times of a zone whose rules nobody knows float', () => {
  const file = writeCalendar([entry({})], '+05:45');
  expect(file).not.toContain('TZID');
  expect(file).toContain('DTSTART:20260601T093000\r\n');
  expect(lintCalendar(file)).toEqual([]);
});

test.each([
  ['an event that ends as it begins', '09:30', '09:30', '2026-06-01'],
  // 02:30 is 03:30 where the clocks skip from 02:00 to 03:00, and so would come after 03:00.
  ['an event that ends in the hour that the clocks skip', '02:30', '03:00', '2026-03-08'],
])('%s has no end', (_, from, to, date) => {
  const file = writeCalendar(
    [entry({ start: { date, time: from }, end: { date, time: to } })],
    'America/New_York',
  );
  expect(file).not.toContain('DTEND');
});

test('a calendar of nothing still has a component, and says what it is called', () => {
  const file = writeCalendar([], 'Asia/Kathmandu', { name: 'Food bank\r\nX-EVIL:1' });
  expect(file).toContain('X-WR-CALNAME:Food bank\\nX-EVIL:1\r\n');
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(lintCalendar(file)).toEqual([]);
});

test.each(['javascript:alert(1)', 'ftp://example.org', 'nonsense', 'https://', '//evil.example'])(
  'no link to %s is written',
  (url) => {
    expect(writeCalendar([entry({ url })], 'UTC')).not.toContain('\r\nURL');
  },
);

function readByIcalJs(file: string, entries: CalendarEntry[], timezone: string): void {
  const components = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(components).toHaveLength(entries.length);
  for (const [index, entry] of entries.entries()) {
    const component = components[index] as ICAL.Component;
    const value = (name: string) => component.getFirstPropertyValue(name);
    expect(value('uid')).toBe(entry.uid);
    expect(value('sequence')).toBe(entry.sequence);
    expect(value('summary')).toBe(readable(entry.title));
    expect(value('description')).toBe(readable(entry.description));
    expect(value('location')).toBe(readable(entry.location));
    const start = component.getFirstProperty('dtstart') as ICAL.Property;
    const { date: day, time: clock } = entry.start;
    expect(String(start.getFirstValue())).toBe(clock ? `${day}T${clock}:00` : day);
    if (clock) expect(canonical(String(start.getParameter('tzid')))).toBe(canonical(timezone));
    const end = value('dtend');
    if (!clock) expect(String(end)).toBe(addDays(entry.end?.date ?? '', 1));
    else if (end) expect(String(end)).toBe(`${entry.end?.date}T${entry.end?.time}:00`);
  }
}

function readByNodeIcal(file: string, entries: CalendarEntry[], timezone: string): void {
  const read = nodeIcal.sync.parseICS(file);
  for (const entry of entries) {
    const found = read[entry.uid];
    if (found?.type !== 'VEVENT') throw new Error(`node-ical does not find ${entry.uid}`);
    for (const [value, written] of [
      [found.summary, entry.title],
      [found.description, entry.description],
      [found.location, entry.location],
    ] as const) {
      // It takes an escaped backslash before an n for a line break, which is its mistake.
      if (!written?.includes('\\')) expect(value ?? null).toBe(readable(written ?? null));
    }
    const { date: day, time: clock } = entry.start;
    if (clock === null) {
      expect(found.datetype).toBe('date');
      // It puts days at midnight of the machine.
      expect(
        new Date(Number(found.start) - found.start.getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
      ).toBe(day);
    } else if (isOnTheClock(timezone, day, clock)) {
      expect(wallClock(timezone, found.start)).toEqual({ date: day, time: clock });
    }
  }
}

const canonical = (timezone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;

/** Whether the clocks show this moment at all: in spring they skip an hour. */
function isOnTheClock(timezone: string, day: string, clock: string): boolean {
  const guess = Date.parse(`${day}T${clock}:00Z`);
  return [-14, -5.75, -1, 0, 4, 5].some((hours) => {
    const shown = wallClock(timezone, new Date(guess + hours * 3_600_000));
    return shown.date === day && shown.time === clock;
  });
}
