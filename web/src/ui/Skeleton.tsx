/** A grey bar of the size of what will stand in its place. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`edge animate-pulse rounded-control bg-line ${className}`} />;
}
