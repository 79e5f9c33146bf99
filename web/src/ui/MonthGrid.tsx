import { useId } from 'react';
import { type Month, monthPage } from '../lib/dates';
import { type DayEntry, MonthCell } from './MonthCell';
import { MonthHeading } from './MonthHeading';
import { useRovingDay } from './useRovingDay';

type MonthGridProps = {
  month: Month;
  today: string;
  entries: ReadonlyMap<string, readonly DayEntry[]>;
  /** How many entries a cell shows before '+N more'. */
  max: number;
  chosen?: string | null;
  busy?: boolean;
  /** Id of the heading of a page that has its own; without it the grid brings heading and arrows along. */
  labelledBy?: string;
  onMonth: (month: Month) => void;
  onDay: (date: string) => void;
  onEntry: (id: string) => void;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weeks = [0, 1, 2, 3, 4, 5];

/** Six weeks from Sunday to Saturday, walked with the arrow keys; one cell at a time takes part in tabbing. */
export function MonthGrid({
  month,
  today,
  entries,
  max,
  chosen,
  busy,
  labelledBy,
  onMonth,
  onDay,
  onEntry,
}: MonthGridProps) {
  const heading = useId();
  const days = monthPage(month);
  const { active, gridRef, onKeyDown, onFocus } = useRovingDay({ month, today, onMonth, onDay });
  return (
    <div>
      {!labelledBy && <MonthHeading id={heading} month={month} onMonth={onMonth} />}
      <table
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table to be a grid
        role="grid"
        aria-labelledby={labelledBy ?? heading}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={day} className="pb-1 text-xs font-semibold text-mute">
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {days.slice(week * 7, week * 7 + 7).map((date, weekday) => (
                <MonthCell
                  // By place, not by date: the focused element must outlive a change of month.
                  key={weekdays[weekday]}
                  date={date}
                  month={month}
                  today={today}
                  entries={entries.get(date) ?? []}
                  max={max}
                  isActive={date === active}
                  isChosen={date === chosen}
                  onDay={onDay}
                  onEntry={onEntry}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
