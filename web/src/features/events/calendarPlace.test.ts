import { describe, expect, it } from 'vitest';
import { readCalendarDay, readCalendarMonth, withCalendarMonth } from './calendarPlace';

const params = (search: string) => new URLSearchParams(search);

describe('the address of the calendar', () => {
  it.each([
    ['year=2026&month=11', { year: 2026, month: 11 }],
    ['year=2026&month=3', { year: 2026, month: 3 }],
    ['year=2026&month=13', null],
    ['year=2026', null],
    ['month=11', null],
    ['year=99999&month=1', null],
  ])('%s names the month %o', (search, month) => {
    expect(readCalendarMonth(params(search))).toEqual(month);
  });

  it.each([
    ['day=2028-02-29', '2028-02-29'],
    ['day=2026-02-29', null],
    ['day=2026-11-00', null],
    ['day=tomorrow', null],
    ['', null],
  ])('%s names the day %s', (search, day) => {
    expect(readCalendarDay(params(search))).toBe(day);
  });

  it('takes the view along to another month, but neither day nor event', () => {
    const next = withCalendarMonth(params('view=list&day=2026-11-21&event=1'), { year: 2027, month: 1 });
    expect(next.toString()).toBe('view=list&year=2027&month=1');
  });
});
