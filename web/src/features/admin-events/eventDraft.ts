import { readSession } from '../../lib/session';
import { type EventValues, noEvent } from './eventSchema';

/** Per person and event, and no longer than the tab: computers are shared. */
const keyOf = (id: string | null) => `handraise.draft.event.${readSession()?.user.email}.${id ?? 'new'}`;

/** What was being typed when the page was reloaded; null when there is nothing. */
export function readDraft(id: string | null): EventValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof kept !== 'object' || !kept) return null;
    const entries = Object.entries(noEvent).map(([name, empty]) => {
      const value: unknown = Reflect.get(kept, name);
      return [name, typeof value === typeof empty ? value : empty];
    });
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

/** Keeps what is being typed; null forgets it. */
export function keepDraft(id: string | null, values: EventValues | null): void {
  try {
    if (values) sessionStorage.setItem(keyOf(id), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage that is full or shut off: the form works without.
  }
}
