import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './Button';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Names the thing that will be gone. */
  text: string;
  confirmLabel: string;
  busyLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Popup
            initialFocus={cancel}
            className="edge w-full rounded-t-sheet bg-card p-6 text-ink shadow-overlay sm:max-w-110 sm:rounded-sheet"
          >
            <AlertDialog.Title className="text-section">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-mute">{props.text}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Button look="plain" ref={cancel} onClick={props.onCancel}>
                Cancel
              </Button>
              <Button look="danger" busy={props.busy} busyLabel={props.busyLabel} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
