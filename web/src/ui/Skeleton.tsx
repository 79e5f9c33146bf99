/** A grey stand-in of the final size; say what is loading once, beside the whole group. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-lg bg-line motion-reduce:animate-none ${className}`}
    />
  );
}
