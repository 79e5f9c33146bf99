import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './Button';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The question of the specification; it names what will be gone. */
  text: string;
  confirmLabel: string;
  busyLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before what cannot be undone; the focus starts on Cancel, and a click outside decides nothing. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  busyLabel,
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Popup
            initialFocus={cancel}
            className="w-full bg-card p-4 text-ink lifted outline-none transition data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:rounded-t-2xl max-sm:pb-[calc(1rem+env(safe-area-inset-bottom))] sm:max-w-105 sm:rounded-2xl sm:p-6"
          >
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="pt-2 text-mute">{text}</AlertDialog.Description>
            <div className="flex flex-col gap-2 pt-6 sm:flex-row sm:justify-end">
              <Button ref={cancel} look="outline" onClick={onCancel}>
                Cancel
              </Button>
              <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
