import type { ReactNode } from 'react';
import { AlertIcon } from './AlertIcon';

type ErrorPanelProps = { text: string; detail?: string | undefined; children?: ReactNode };

/** A failure in the place of what failed, with the way to try again. */
export function ErrorPanel({ text, detail, children }: ErrorPanelProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <AlertIcon className="size-12 text-red" strokeWidth={1.25} />
      <p className="font-semibold">{text}</p>
      {detail && <p className="max-w-prose text-sm text-mute">{detail}</p>}
      {children}
    </div>
  );
}
