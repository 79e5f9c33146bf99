import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

const rows = [1, 2, 3, 4, 5];

/** The dashboard's frame in its final size. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-11 w-64 max-w-full sm:h-9" />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {rows.slice(0, 3).map((row) => (
          <Skeleton key={row} className="h-21 sm:h-24" />
        ))}
      </div>
      <div className="grid items-start gap-6 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {['events', 'tasks'].map((panel) => (
          <div key={panel} className="flex flex-col gap-2 rounded-xl border border-line bg-card p-4">
            <Skeleton className="mb-2 h-10 w-40" />
            {rows.map((row) => (
              <Skeleton key={row} className="h-24" />
            ))}
            <Skeleton className="h-11 w-36 sm:h-10" />
          </div>
        ))}
      </div>
    </div>
  );
}
