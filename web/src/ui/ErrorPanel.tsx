import { TriangleAlert } from 'lucide-react';
import { Button } from './Button';

interface ErrorPanelProps {
  text: string;
  reason?: string;
  actionLabel?: string;
  onAction?: () => void;
}

/** What went wrong, where it went wrong, and one way on. */
export function ErrorPanel({ text, reason, actionLabel, onAction }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-red bg-red-soft p-6 text-center"
    >
      <TriangleAlert aria-hidden className="size-8 text-red" />
      <p className="font-semibold text-red">{text}</p>
      {reason && <p className="text-meta text-ink">{reason}</p>}
      {onAction && (
        <Button look="plain" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
