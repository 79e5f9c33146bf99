import { addDays, daysBetween, wallClock } from '../../time.js';

const dayMilliseconds = 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Dates relative to today on the wall of one organization, so that the demo never grows old on the day it is made. */
export interface DemoClock {
  now: Date;
  today: string;
  /** Today moved by whole days. */
  day(offset: number): string;
  /** Week 0 holds the first such weekday from tomorrow on, week -1 the one before. */
  weekday(name: Weekday, week: number): string;
  /** The instant so many days ago. */
  ago(days: number): Date;
}

/** @returns the clock of a time zone at an instant */
export function demoClock(timezone: string, now: Date): DemoClock {
  const { date: today } = wallClock(timezone, now);
  const tomorrow = addDays(today, 1);
  return {
    now,
    today,
    day: (offset) => addDays(today, offset),
    weekday(name, week) {
      // 1970-01-04 was a Sunday.
      const daysAhead = (weekdays.indexOf(name) - (daysBetween('1970-01-04', tomorrow) % 7) + 7) % 7;
      return addDays(tomorrow, daysAhead + 7 * week);
    },
    ago: (days) => new Date(now.getTime() - days * dayMilliseconds),
  };
}
