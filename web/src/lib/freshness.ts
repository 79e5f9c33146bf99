const answered = new Map<string, number>();
const listeners = new Set<() => void>();
let savedAt: number | null = null;

/** Notes that the server has just answered a query. */
export function noteAnswer(query: string): void {
  answered.set(query, Date.now());
  for (const listener of listeners) listener();
}

/** Notes from when the saved data are with which this visit began; null when there were none. */
export function noteSavedData(at: number | null): void {
  savedAt = at;
  answered.clear();
}

/** When what a query shows was last true, in milliseconds; null while that is not known. */
export const answeredAt = (query: string): number | null => answered.get(query) ?? savedAt;

/** Calls back after every answer. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const MINUTE_MS = 60_000;

/** 'Updated just now', 'Updated 2 min ago', 'Updated 3 h ago', 'Updated 2 days ago'. */
export function updatedText(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  if (minutes < 1) return 'Updated just now';
  if (minutes < 60) return `Updated ${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Updated ${hours} h ago`;
  const days = Math.floor(hours / 24);
  return `Updated ${days} ${days === 1 ? 'day' : 'days'} ago`;
}
