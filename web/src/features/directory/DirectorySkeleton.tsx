import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The frame of the directory in its final size. */
export function DirectorySkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7.5 w-72 max-w-full" />
        <Skeleton className="h-6 w-full max-w-prose" />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {cards.slice(0, 3).map((tile) => (
          <Skeleton key={tile} className="h-21 sm:h-24" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Skeleton className="h-17 sm:h-16" />
        <Skeleton className="h-17 sm:h-16" />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <Skeleton key={card} className="h-44" />
        ))}
      </div>
    </div>
  );
}
