import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, kept in sight below the scrolling content. */
  footer?: ReactNode;
}

/** A sheet from the bottom on phones, a window of 560 px in the middle from 640 px. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup className="edge flex max-h-[90dvh] w-full flex-col rounded-t-sheet bg-card text-ink shadow-overlay transition data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0 sm:max-w-140 sm:rounded-sheet">
            <header className="flex items-start gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
              <Base.Title className="min-w-0 flex-1 py-2 text-section">{title}</Base.Title>
              <Base.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center rounded-control text-mute hover:bg-bg"
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-4 sm:px-6 sm:pb-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
