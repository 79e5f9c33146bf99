import { messages } from '../../lib/messages';
import { Skeleton } from '../../ui/Skeleton';

/** The frame of the profile in its final size. */
export function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex items-center justify-between gap-2">
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-11 w-44 sm:h-10" />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-56 sm:h-36" />
          <Skeleton className="h-88" />
          <Skeleton className="h-36" />
          <Skeleton className="h-11 sm:h-10 sm:w-40" />
        </div>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Skeleton className="h-62" />
          <Skeleton className="h-88" />
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
