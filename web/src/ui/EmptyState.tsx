import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  text: string;
  hint?: string;
  action?: ReactNode;
}

/** Nothing here, said kindly, with the next step where there is one. */
export function EmptyState({ icon: Icon, text, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Icon aria-hidden strokeWidth={1.25} className="size-12 text-mute" />
      <p className="font-semibold">{text}</p>
      {hint && <p className="text-meta text-mute">{hint}</p>}
      {action}
    </div>
  );
}
