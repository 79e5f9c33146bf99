import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const cards = [1, 2, 3, 4];

/** The frame of the event list in its final size. */
export function AdminEventsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-7.5 w-56" />
        <Skeleton className="h-11 w-full sm:h-10 sm:w-72" />
      </div>
      <Skeleton className="h-38 sm:h-16" />
      <EventListSkeleton />
    </div>
  );
}

/** The cards alone. */
export function EventListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {cards.map((card) => (
        <Skeleton key={card} className="h-68 sm:h-48" />
      ))}
    </div>
  );
}
