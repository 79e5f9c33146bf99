import { deskMessages } from '../../lib/deskMessages';
import { Skeleton } from '../../ui/Skeleton';

const four = [1, 2, 3, 4];

/** The frame of the overview in its final size. */
export function AdminOverviewSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {deskMessages.loadingAdmin}
      </p>
      <Skeleton className="h-11 w-32 sm:h-9" />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        {four.map((tile) => (
          <Skeleton key={tile} className="h-21 sm:h-24" />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {['activity', 'events'].map((panel) => (
          <div key={panel} className="flex flex-col gap-2 rounded-xl border border-line bg-card p-4">
            <Skeleton className="mb-2 h-8 w-40" />
            {four.map((row) => (
              <Skeleton key={row} className="h-18" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
