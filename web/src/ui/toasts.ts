import { Toast } from '@base-ui/react/toast';

interface Undoable {
  onUndo: () => void;
}

const SUCCESS_MS = 6000;
const UNDO_MS = 8000;

/** Lets code that is no component speak to the Toaster. */
export const toastManager = Toast.createToastManager();

/** Says what was done; goes by itself, later when it can be undone. */
export function showSuccess(text: string, undoable?: Undoable): void {
  const id = toastManager.add({
    type: 'success',
    title: text,
    timeout: undoable ? UNDO_MS : SUCCESS_MS,
    actionProps: undoable && {
      children: 'Undo',
      onClick: () => {
        toastManager.close(id);
        undoable.onUndo();
      },
    },
  });
}

/** Says what failed, and why where it is known; stays until it is closed. */
export function showError(text: string, reason?: string): void {
  // The text is the id: the same failure twice is one toast.
  toastManager.add({ id: text, type: 'error', title: text, description: reason, timeout: 0 });
}
