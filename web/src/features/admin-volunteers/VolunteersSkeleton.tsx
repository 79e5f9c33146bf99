import { deskMessages } from '../../lib/deskMessages';
import { Skeleton } from '../../ui/Skeleton';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The frame of the volunteer desk in its final size. */
export function VolunteersSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {deskMessages.loadingAdmin}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-7.5 w-72 max-w-full" />
        <Skeleton className="h-11 w-full sm:h-10 sm:w-44" />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {rows.slice(0, 3).map((tile) => (
          <Skeleton key={tile} className="h-21 sm:h-24" />
        ))}
      </div>
      <Skeleton className="h-40 sm:h-32" />
      <div className="flex flex-col gap-3 rounded-xl border border-line bg-card p-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-17 sm:h-16" />
        {rows.map((row) => (
          <Skeleton key={row} className="h-28 lg:h-16" />
        ))}
      </div>
    </div>
  );
}
