import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const cards = [1, 2, 3, 4];

/** The frame of the document list in its final size. */
export function AdminDocumentsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-7.5 w-64" />
        <Skeleton className="h-11 w-full sm:h-10 sm:w-48" />
      </div>
      <Skeleton className="h-36 sm:h-16" />
      <DocumentListSkeleton />
    </div>
  );
}

/** The cards alone. */
export function DocumentListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {cards.map((card) => (
        <Skeleton key={card} className="h-60 sm:h-44" />
      ))}
    </div>
  );
}
