const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the calendar and the clock on the organization's wall show. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

const minutes = new Map<string, { minute: number; wall: WallClock }>();

/** Stands for the zone of whoever will ask, while a statement is built for all of them (database/hotRead.ts). */
export const placeholderZone = '\u0001zone\u0001';
const placeholders: WallClock = { date: '\u0001date\u0001', time: '\u0001time\u0001' };

/** The wall clock of a time zone (IANA name) at an instant; the zone of the host never matters. */
export function wallClock(timezone: string, at?: Date): WallClock {
  return at ? wallClockAt(timezone, at) : wallClockNow(timezone);
}

/** Every read of a page asks what the wall shows now, and formatting it takes longer than all else in them. */
function wallClockNow(timezone: string): WallClock {
  if (timezone === placeholderZone) return placeholders;
  const minute = Math.floor(Date.now() / 60_000);
  const known = minutes.get(timezone);
  if (known?.minute === minute) return known.wall;
  const wall = wallClockAt(timezone, new Date());
  minutes.set(timezone, { minute, wall });
  return wall;
}

function wallClockAt(timezone: string, at: Date): WallClock {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    formatters.set(timezone, formatter);
  }
  const [date = '', time = ''] = formatter.format(at).split(' ');
  return { date, time };
}

/** A `YYYY-MM-DD` date moved by whole days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one `YYYY-MM-DD` date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * The instant at which the clock on the wall shows this, in milliseconds. Of an hour that it shows twice, the first;
 * an hour that it skips is counted as if it had not yet been put forward (RFC 5545, 3.3.5).
 */
export function instantOf(timezone: string, { date, time }: WallClock): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => {
    const wall = wallClock(timezone, new Date(instant));
    return Date.parse(`${wall.date}T${wall.time}:00Z`) - instant;
  };
  const day = 86_400_000;
  const before = shown - offsetAt(shown - day);
  const after = shown - offsetAt(shown + day);
  return before + offsetAt(before) !== shown && after + offsetAt(after) === shown ? after : before;
}
