import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const five = [1, 2, 3, 4, 5];

/** The frame of the task list in its final size. */
export function MyTasksSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-7.5 w-40" />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        {five.slice(1).map((tile) => (
          <Skeleton key={tile} className="h-21 sm:h-24" />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {five.map((field) => (
          <Skeleton key={field} className="h-17 sm:h-16" />
        ))}
      </div>
      <div className="flex flex-col gap-3">
        {five.map((card) => (
          <Skeleton key={card} className="h-56 sm:h-40" />
        ))}
      </div>
    </div>
  );
}
