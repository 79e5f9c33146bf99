/** A turning ring beside the words that say what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-mute">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-pine motion-reduce:animate-none"
      />
      {label}
    </p>
  );
}
