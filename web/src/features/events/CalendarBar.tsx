import type { Month } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { MonthHeading } from '../../ui/MonthHeading';
import { Segmented } from '../../ui/Segmented';
import { FeedButton } from './FeedButton';
import type { useCalendarPlace } from './useCalendarPlace';

type CalendarBarProps = {
  headingId: string;
  month: Month;
  /** The present month; null while it is not known. */
  today: Month | null;
  place: ReturnType<typeof useCalendarPlace>;
};

const views = [
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] as const;

/** Title, the month between its arrows, and the ways to look at it. */
export function CalendarBar({ headingId, month, today, place }: CalendarBarProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">Calendar</h1>
        <FeedButton />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 print:justify-center">
        <MonthHeading id={headingId} month={month} isMain onMonth={place.toMonth} />
        <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between print-hidden">
          {today && (
            <Button look="outline" onClick={() => place.toMonth(today)}>
              Today
            </Button>
          )}
          <Segmented label="View" value={place.view} options={views} onChange={place.toView} />
        </div>
      </div>
    </>
  );
}
