import type { Toast as Toasts } from '@base-ui/react/toast';

type Manager = ReturnType<typeof Toasts.createToastManager>;
type Toast = Parameters<Manager['add']>[0];

const SUCCESS_MS = 6_000;
const UNDO_MS = 8_000;

let ready: (manager: Manager) => void;
const drawn = new Promise<Manager>((resolve) => {
  ready = resolve;
});
let wanted = false;
const listeners = new Set<() => void>();

/** For the Toaster: it is on the page, and takes toasts from now on. */
export const takeToasts = (manager: Manager): void => ready(manager);

/** Whether there has been a toast: until then no page carries the library behind them. */
export const toastWanted = (): boolean => wanted;

export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function add(toast: (close: () => void) => Toast): void {
  wanted = true;
  for (const listener of listeners) listener();
  void drawn.then((manager) => {
    const id = manager.add(toast(() => manager.close(id)));
  });
}

/** Says that something worked; with `undo` it offers to take it back for eight seconds. */
export function toastSuccess(text: string, undo?: () => void): void {
  add((close) => ({
    title: text,
    type: 'success',
    timeout: undo ? UNDO_MS : SUCCESS_MS,
    ...(undo && { actionProps: actionOf('Undo', close, undo) }),
  }));
}

/** Says that something failed, and stays until it is closed; the same failure is not stacked. */
export function toastError(text: string, reason?: string): void {
  add(() => ({ id: `error:${text}`, title: text, description: reason, type: 'error', timeout: 0 }));
}

/** Offers one thing to do, and stays until it is done or closed. */
export function offer(text: string, label: string, act: () => void): void {
  add((close) => ({
    id: `offer:${text}`,
    title: text,
    type: 'success',
    timeout: 0,
    actionProps: actionOf(label, close, act),
  }));
}

function actionOf(label: string, close: () => void, act: () => void) {
  const onClick = () => {
    close();
    act();
  };
  return { children: label, onClick };
}
