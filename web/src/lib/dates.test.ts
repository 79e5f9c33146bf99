import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDate,
  daysBetween,
  dueText,
  formatDate,
  formatDates,
  formatInstant,
  formatLongDate,
  formatMonth,
  formatTime,
  formatTimes,
  monthPage,
  parseMonth,
} from './dates';

const zones = [
  'UTC',
  'America/Los_Angeles',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
];
const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each(zones)('read in %s', (zone) => {
  it('no day ever shifts', () => {
    process.env.TZ = zone;
    expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
    expect(formatLongDate('2026-11-21')).toBe('Saturday, November 21, 2026');
    expect(formatMonth({ year: 2026, month: 11 })).toBe('November 2026');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(monthPage({ year: 2026, month: 9 })[0]).toBe('2026-08-30');
  });

  it('counts days across a change of clocks', () => {
    process.env.TZ = zone;
    for (const change of ['2026-03-08', '2026-04-05', '2026-09-06', '2026-11-01']) {
      expect(daysBetween(addDays(change, -1), addDays(change, 1))).toBe(2);
    }
  });
});

describe('due dates', () => {
  const today = '2026-11-21';

  it.each([
    [null, 'No due date'],
    ['2026-11-21', 'Due today'],
    ['2026-11-22', 'Due tomorrow'],
    ['2026-11-23', 'Nov 23, 2026'],
    ['2026-11-20', 'Nov 20, 2026'],
  ])('%s reads %s', (date, label) => expect(dueText(date, today)).toBe(label));
});

describe('times', () => {
  it.each([
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['18:30', '6:30 PM'],
  ])('%s reads %s', (time, label) => expect(formatTime(time)).toBe(label));

  it('shows what is known of a range', () => {
    expect(formatTimes('18:30', '20:00')).toBe('6:30 PM – 8:00 PM');
    expect(formatTimes('18:30', null)).toBe('6:30 PM');
  });

  it('dates an instant by the zone of the organization', () => {
    expect(formatInstant('2026-11-22T03:00:00Z', 'America/New_York')).toBe('Nov 21, 2026');
  });
});

describe('months', () => {
  it('fill 42 days from Sunday to Saturday', () => {
    const days = monthPage({ year: 2026, month: 2 });
    expect(days).toHaveLength(42);
    expect([days[0], days[41]]).toEqual(['2026-02-01', '2026-03-14']);
  });

  it('are read from the address and refused when wrong', () => {
    expect(parseMonth('2026-11')).toEqual({ year: 2026, month: 11 });
    expect(parseMonth('2026-13')).toBeNull();
    expect(parseMonth('0026-11')).toBeNull();
    expect(parseMonth(null)).toBeNull();
  });

  it('step over the year and shorten the day', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonthsToDate('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('write a stay of several days as a range', () => {
    expect(formatDates('2026-11-21', '2026-11-23', formatDate)).toBe('Nov 21, 2026 – Nov 23, 2026');
  });
});
