import { Skeleton } from '../../ui/Skeleton';

const rows = [1, 2, 3, 4];

/** The frame of a tab of the console while its data is on the way. */
export function PlatformLoading({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-21 sm:h-24" />
        ))}
      </div>
      {rows.map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
