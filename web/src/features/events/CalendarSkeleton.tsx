import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

/** The frame of the calendar in its final size. */
export function CalendarSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-11 w-full sm:h-10" />
      <Skeleton className="h-24 w-full sm:h-10" />
      <Skeleton className="h-[22.5rem] sm:h-[51.5rem]" />
    </div>
  );
}
