import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Called when the closing movement is over and the content may be forgotten. */
  onClosed?: () => void;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when what opened the dialog may be gone. */
  finalFocus?: () => HTMLElement | null;
  footer?: ReactNode;
  children: ReactNode;
};

const popup = `flex max-h-[92dvh] w-full flex-col bg-card text-ink lifted outline-none transition
  max-sm:rounded-t-2xl max-sm:pb-[env(safe-area-inset-bottom)] sm:max-w-140 sm:rounded-2xl
  data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:translate-y-1 data-ending-style:opacity-0`;

/** A sheet from the bottom on phones, a centred window from 640 px on. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  initialFocus,
  finalFocus,
  footer,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
            className={popup}
          >
            <div className="flex items-start gap-2 px-4 pt-4 sm:px-6 sm:pt-5">
              <Base.Title className="grow py-1.5 text-lg font-semibold">{title}</Base.Title>
              <Base.Close
                aria-label="Close"
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-mute hover:bg-pine-soft hover:text-ink sm:size-9"
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            <div className="overflow-y-auto px-4 pt-2 pb-4 sm:px-6">{children}</div>
            {footer && <div className="border-t border-line px-4 py-3 sm:px-6">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
