import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatLongDate, isInMonth, type Month } from '../lib/dates';
import { dotTone, edgeTone, type Tone } from './tones';

export type DayEntry = {
  id: string;
  label: string;
  time?: string;
  tone: Tone;
  /** What the person has said to it, as an icon and in words. */
  mark?: { icon: LucideIcon; text: string };
  isPast?: boolean;
};

type MonthCellProps = {
  date: string;
  month: Month;
  today: string;
  entries: readonly DayEntry[];
  max: number;
  isActive: boolean;
  isChosen: boolean;
  onDay: (date: string) => void;
  onEntry: (id: string) => void;
};

const PHONE_DOTS = 3;

/** One day: entries from 640 px on, dots below; its buttons are left out of tabbing because Enter opens the day. */
export function MonthCell({
  date,
  month,
  today,
  entries,
  max,
  isActive,
  isChosen,
  onDay,
  onEntry,
}: MonthCellProps) {
  const hidden = entries.length - max;
  const press = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers the keys for all its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is a grid
      role="gridcell"
      data-date={date}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onDay(date)}
      className={`@container h-12 cursor-pointer border border-line p-0.5 align-top -outline-offset-2 hover:bg-pine-soft sm:h-32 ${isChosen ? 'max-sm:bg-pine-soft' : ''} ${isInMonth(date, month) ? '' : 'bg-bg text-mute'}`}
    >
      <span
        aria-hidden="true"
        className={`mx-auto grid size-6 place-items-center rounded-full text-sm figures sm:mx-0 ${date === today ? 'bg-pine font-bold text-on-pine' : ''}`}
      >
        {Number(date.slice(8))}
      </span>
      <span className="sr-only">{`${formatLongDate(date)}, ${countText(entries.length)}`}</span>
      <span aria-hidden="true" className="mt-1 flex justify-center gap-1 sm:hidden">
        {entries.slice(0, PHONE_DOTS).map((entry) => (
          <span key={entry.id} className={`size-1.5 rounded-full ${dotTone[entry.tone]}`} />
        ))}
      </span>
      <span className="mt-0.5 hidden flex-col gap-0.5 sm:flex">
        {entries.slice(0, max).map((entry) => (
          <button
            key={entry.id}
            type="button"
            tabIndex={-1}
            title={[entry.time, entry.label, entry.mark && `(${entry.mark.text})`].filter(Boolean).join(' ')}
            onClick={press(() => onEntry(entry.id))}
            className={`h-6 w-full truncate rounded-sm border-l-[3px] px-1 text-left text-xs hover:underline print:h-auto print:border print:bg-transparent print:whitespace-normal ${edgeTone[entry.tone]} ${entry.isPast ? 'bg-transparent text-mute' : 'text-ink'}`}
          >
            {entry.mark && (
              <>
                <entry.mark.icon aria-hidden="true" className="mr-0.5 inline size-3 align-[-1px]" />
                <span className="sr-only">{entry.mark.text}: </span>
              </>
            )}
            {entry.time && <span className="hidden text-mute @[9rem]:inline">{entry.time} </span>}
            {entry.label}
          </button>
        ))}
        {hidden > 0 && (
          <button
            type="button"
            tabIndex={-1}
            onClick={press(() => onDay(date))}
            className="h-6 w-full rounded-sm px-1 text-left text-xs font-semibold text-pine hover:underline"
          >
            {`+${hidden} more`}
          </button>
        )}
      </span>
    </td>
  );
}

function countText(count: number): string {
  if (count === 0) return 'no events';
  return count === 1 ? '1 event' : `${count} events`;
}
