import { afterEach, expect, test, vi } from 'vitest';
import { addDays, daysBetween, instantOf, wallClock } from './time.js';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['America/New_York', '2026-03-01T04:59:59Z', '2026-02-28', '23:59'],
  ['America/New_York', '2026-03-01T05:00:00Z', '2026-03-01', '00:00'],
  ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31', '23:59'],
  ['Asia/Kathmandu', '2026-05-31T18:14:59Z', '2026-05-31', '23:59'],
  ['Asia/Kathmandu', '2026-05-31T18:15:00Z', '2026-06-01', '00:00'],
  ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2026-12-31', '23:59'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '00:00'],
])('the wall of %s at %s shows %s, %s', (timezone, now, date, time) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(wallClock(timezone)).toEqual({ date, time });
});

test('days are counted over months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test.each([
  ['an ordinary time', 'America/New_York', '2026-07-01', '09:30', '2026-07-01T13:30:00Z'],
  ['a zone of quarters of an hour', 'Asia/Kathmandu', '2026-07-01', '00:00', '2026-06-30T18:15:00Z'],
  ['a zone beyond the date line', 'Pacific/Kiritimati', '2026-07-01', '00:00', '2026-06-30T10:00:00Z'],
  ['an hour that is skipped', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
  ['the first after it', 'America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
  ['the last before it', 'America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00Z'],
  ['an hour that comes twice', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
  ['the first after it', 'America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00Z'],
  ['the evening of that day', 'America/New_York', '2026-11-01', '20:00', '2026-11-02T01:00:00Z'],
])('%s in %s, %s %s, is %s', (_, timezone, date, time, instant) => {
  expect(new Date(instantOf(timezone, { date, time }))).toEqual(new Date(instant));
});
