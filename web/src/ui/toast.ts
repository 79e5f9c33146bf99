import { Toast } from '@base-ui/react/toast';

const SUCCESS_MS = 6_000;
const UNDO_MS = 8_000;

export const toastManager = Toast.createToastManager();

/** Says that something worked; with `undo` it offers to take it back for eight seconds. */
export function toastSuccess(text: string, undo?: () => void): void {
  const id = toastManager.add({
    title: text,
    type: 'success',
    timeout: undo ? UNDO_MS : SUCCESS_MS,
    ...(undo && {
      actionProps: {
        children: 'Undo',
        onClick: () => {
          toastManager.close(id);
          undo();
        },
      },
    }),
  });
}

/** Says that something failed, and stays until it is closed; the same failure is not stacked. */
export function toastError(text: string, reason?: string): void {
  toastManager.add({ id: `error:${text}`, title: text, description: reason, type: 'error', timeout: 0 });
}

/** Offers one thing to do, and stays until it is done or closed. */
export function offer(text: string, label: string, act: () => void): void {
  const id = `offer:${text}`;
  const onClick = () => {
    toastManager.close(id);
    act();
  };
  toastManager.add({
    id,
    title: text,
    type: 'success',
    timeout: 0,
    actionProps: { children: label, onClick },
  });
}
