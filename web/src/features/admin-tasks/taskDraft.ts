import { onSessionChange, readSession } from '../../lib/session';
import { blankTask, type TaskValues } from './taskSchema';

const KEY = 'taskDraft';

/** What was being written when the page was reloaded; null when nothing was. */
export function readDraft(): TaskValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept ? { ...blankTask, ...kept } : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written, in this tab only. */
export function keepDraft(values: TaskValues): void {
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}

// The next person at the computer has nothing to do with it.
onSessionChange(() => {
  if (!readSession()) dropDraft();
});
