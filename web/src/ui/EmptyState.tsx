import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = { icon: LucideIcon; text: string; hint?: string; children?: ReactNode };

/** What a list says when it holds nothing, with at most one thing to do about it. */
export function EmptyState({ icon: Icon, text, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <Icon aria-hidden="true" className="size-12 text-mute" strokeWidth={1.25} />
      <p className="font-semibold">{text}</p>
      {hint && <p className="text-sm text-mute">{hint}</p>}
      {children}
    </div>
  );
}
