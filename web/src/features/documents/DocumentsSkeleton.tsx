import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const five = [1, 2, 3, 4, 5];

/** The frame of the document list in its final size. */
export function DocumentsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-7.5 w-40" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-17 sm:h-16 sm:w-96" />
        <div className="flex flex-wrap gap-2">
          {five.map((chip) => (
            <Skeleton key={chip} className="h-11 w-28 rounded-full sm:h-9" />
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-3">
        {five.map((card) => (
          <Skeleton key={card} className="h-56 rounded-xl sm:h-36" />
        ))}
      </div>
    </div>
  );
}
