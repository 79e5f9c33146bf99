import { LoaderCircle } from 'lucide-react';

/** A wait of unknown length, in words for everybody. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-12 text-mute">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      {label}
    </p>
  );
}
