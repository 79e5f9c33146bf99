import { deskMessages } from '../../lib/deskMessages';
import { Skeleton } from '../../ui/Skeleton';

const rows = [1, 2, 3, 4, 5];

/** The frame of the task list in its final size. */
export function AdminTasksSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {deskMessages.loadingAdmin}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-between">
        <Skeleton className="h-7.5 w-52" />
        <Skeleton className="h-11 sm:h-10 sm:w-36" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {rows.slice(2).map((field) => (
          <Skeleton key={field} className="h-17 first:max-sm:col-span-2 sm:h-16" />
        ))}
      </div>
      <div className="flex flex-col gap-3">
        {rows.map((card) => (
          <Skeleton key={card} className="h-64 sm:h-44" />
        ))}
      </div>
    </div>
  );
}
