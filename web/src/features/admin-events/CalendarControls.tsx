import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, type Month } from '../../lib/dates';
import { Button } from '../../ui/Button';

type CalendarControlsProps = {
  headingId: string;
  month: Month;
  /** null while it is not known. */
  count: number | null;
  onMonth: (month: Month) => void;
  onToday: () => void;
};

/** Which month is shown, how much happens in it, and the way to another. */
export function CalendarControls({ headingId, month, count, onMonth, onToday }: CalendarControlsProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <h2 id={headingId} aria-live="polite" className="text-lg font-semibold">
          {formatMonth(month)}
        </h2>
        <p role="status" className="min-h-5 text-sm text-mute">
          {count !== null && countText(count)}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow print-hidden">
        <Button look="outline" className="px-3" onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5 max-sm:hidden" />
          Previous
        </Button>
        <Button look="outline" className="px-3" onClick={onToday}>
          Today
        </Button>
        <Button look="outline" className="px-3" onClick={() => onMonth(addMonths(month, 1))}>
          Next
          <ChevronRight aria-hidden="true" className="size-5 max-sm:hidden" />
        </Button>
      </div>
    </div>
  );
}

/** '1 event this month' */
function countText(count: number): string {
  return count === 1 ? '1 event this month' : `${count} events this month`;
}
