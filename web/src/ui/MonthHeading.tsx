import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, formatMonth, type Month } from '../lib/dates';
import { IconButton } from './IconButton';

type MonthHeadingProps = {
  id: string;
  month: Month;
  /** Bigger and one level higher, where the month is what the page is about. */
  isMain?: boolean;
  onMonth: (month: Month) => void;
};

/** Month and year between the arrows that turn it; a change is announced. */
export function MonthHeading({ id, month, isMain = false, onMonth }: MonthHeadingProps) {
  const Heading = isMain ? 'h2' : 'h3';
  return (
    <div className={`flex items-center justify-between gap-2 ${isMain ? 'max-sm:w-full' : 'pb-2'}`}>
      <IconButton
        label="Previous month"
        className="print-hidden"
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <Heading
        id={id}
        aria-live="polite"
        className={isMain ? 'min-w-44 text-center text-lg font-semibold' : 'font-semibold'}
      >
        {formatMonth(month)}
      </Heading>
      <IconButton label="Next month" className="print-hidden" onClick={() => onMonth(addMonths(month, 1))}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
