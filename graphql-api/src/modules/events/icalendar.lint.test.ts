import { expect, test } from 'vitest';
import { lintCalendar } from './icalendar.lint.js';

const right = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Handraise//Handraise//EN
CALSCALE:GREGORIAN
BEGIN:VTIMEZONE
TZID:Asia/Kathmandu
BEGIN:STANDARD
TZOFFSETFROM:+0545
TZOFFSETTO:+0545
DTSTART:19700101T000000
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1@handraise
DTSTAMP:20260501T120000Z
SEQUENCE:0
SUMMARY:Sort\\, pack
URL:https://meet.example.org/
TRANSP:OPAQUE
DTSTART;TZID=Asia/Kathmandu:20260601T093000
DTEND;TZID=Asia/Kathmandu:20260601T120000
END:VEVENT
BEGIN:VEVENT
UID:2@handraise
DTSTAMP:20260501T120000Z
SUMMARY:All day
DTSTART;VALUE=DATE:20260601
DTEND;VALUE=DATE:20260602
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

test('a right file has no flaw', () => {
  expect(lintCalendar(right)).toEqual([]);
});

const long = `DESCRIPTION:${'a'.repeat(70)}`;
const cut = Buffer.from('SUMMARY:Zoë').toString('latin1').replace('\u00c3', '\u00c3\r\n ');

test.each([
  ['no byte order mark', 'BEGIN:VCALENDAR', '\ufeffBEGIN:VCALENDAR'],
  ['the last line ends with CRLF', 'END:VCALENDAR\r\n', 'END:VCALENDAR\n'],
  ['CR and LF stand together only', 'SEQUENCE:0\r\n', 'SEQUENCE:0\n'],
  ['CR and LF stand together only', 'All day', 'All\rday'],
  ['no line has more than 75 octets', 'SEQUENCE:0', long],
  ['no line has more than 75 octets', 'SUMMARY:All day', `SUMMARY:${'é'.repeat(34)}`],
  ['no line is empty', 'SEQUENCE:0\r\n', 'SEQUENCE:0\r\n\r\n'],
  ['every line is a property with a value', 'SEQUENCE:0', 'SEQUENCE'],
  ['every line is a property with a value', 'SEQUENCE:0', 'SEQUENCE;X="a:0'],
  ['every END closes its BEGIN', 'END:STANDARD\r\n', ''],
  ['every END closes its BEGIN', 'END:VTIMEZONE', 'END:VEVENT'],
  ['nothing stands outside VCALENDAR', 'END:VCALENDAR\r\n', 'END:VCALENDAR\r\nX-A:1\r\n'],
  ['properties stand before components', 'END:VCALENDAR', 'X-A:1\r\nEND:VCALENDAR'],
  ['the file is one VCALENDAR', 'END:VCALENDAR\r\n', 'END:VCALENDAR\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
  ['components are known', 'END:VCALENDAR', 'BEGIN:VALARM\r\nEND:VALARM\r\nEND:VCALENDAR'],
  [
    'time zones are written once',
    'END:VCALENDAR',
    `${/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE/.exec(right)}\r\nEND:VCALENDAR`,
  ],
  ['no two events share their UID', 'UID:2@', 'UID:1@'],
  ['UID stands once and says something', 'UID:2@handraise\r\n', ''],
  ['DTSTAMP stands once and says something', 'SEQUENCE:0', 'DTSTAMP:20260501T120000Z'],
  ['VERSION stands once and says something', 'VERSION:2.0\r\n', ''],
  ['PRODID stands once and says something', '-//Handraise//Handraise//EN', ''],
  ['DTSTART stands once and says something', 'DTSTART;VALUE=DATE:20260601\r\n', ''],
  ['SUMMARY stands once at most', 'SEQUENCE:0', 'SUMMARY:Twice'],
  ['no property is foreign', 'SEQUENCE:0', 'ATTENDEE:mailto:evil@example.org'],
  ['VERSION is 2.0', 'VERSION:2.0', 'VERSION:1.0'],
  ['CALSCALE is GREGORIAN', 'GREGORIAN', 'JULIAN'],
  ['a METHOD needs an ORGANIZER', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
  ['a time zone has its rules', /BEGIN:STANDARD[\s\S]*END:STANDARD\r\n/, ''],
  ['offsets are written +HHMM', 'TZOFFSETTO:+0545', 'TZOFFSETTO:+5:45'],
  ['offsets are written +HHMM', 'TZOFFSETTO:+0545', 'TZOFFSETTO:-0000'],
  ['rules begin at a local time', '19700101T000000', '19700101T000000Z'],
  ['stamps are in UTC', 'DTSTAMP:20260501T120000Z', 'DTSTAMP:20260501T120000'],
  ['SEQUENCE is a whole number', 'SEQUENCE:0', 'SEQUENCE:-1'],
  ['TRANSP is known', 'OPAQUE', 'SOMETIMES'],
  ['URL is an address of the web', 'https://meet', 'javascript://meet'],
  ['no control characters', 'SUMMARY:All day', 'SUMMARY:All\u0007day'],
  ['texts are escaped', 'SUMMARY:All day', 'SUMMARY:All, day'],
  ['texts are escaped', 'SUMMARY:All day', 'SUMMARY:All \\day'],
  ['start and end are of one kind', 'DTEND;VALUE=DATE:20260602', 'DTEND:20260602T000000'],
  ['the end lies after the start', 'DTEND;VALUE=DATE:20260602', 'DTEND;VALUE=DATE:20260601'],
  ['the end lies after the start', '20260601T120000', '20260601T093000'],
  ['days and times exist', 'DATE:20260601', 'DATE:20260231'],
  [
    'days and times exist',
    'DTEND;TZID=Asia/Kathmandu:20260601T120000',
    'DTEND;TZID=Asia/Kathmandu:20260601T240000',
  ],
  ['a parameter stands once', 'DTSTART;VALUE=DATE', 'DTSTART;VALUE=DATE;VALUE=DATE'],
  ['days are marked VALUE=DATE', 'DTSTART;VALUE=DATE', 'DTSTART'],
  ['TZID names a time zone of the file', 'DTSTART;TZID=Asia/Kathmandu', 'DTSTART;TZID=Asia/Katmandu'],
  ['TZID belongs to local times', '20260601T093000', '20260601T093000Z'],
  ['an end or a duration, not both', 'SEQUENCE:0', 'DURATION:PT1H'],
])('it finds: %s', (rule, from, to) => {
  const wrong = right.replace(from, to);
  expect(wrong).not.toBe(right);
  expect(lintCalendar(wrong).map((flaw) => flaw.rule)).toContain(rule);
});

test('it finds: no fold cuts a character', () => {
  const wrong = Buffer.from(Buffer.from(right).toString('latin1').replace('SUMMARY:All day', cut), 'latin1');
  expect(lintCalendar(wrong).map(({ rule }) => rule)).toEqual([
    'no fold cuts a character',
    'no fold cuts a character',
  ]);
});

test('it finds: there is at least one component', () => {
  const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n';
  expect(lintCalendar(empty)).toEqual([{ rule: 'there is at least one component', text: '' }]);
});
