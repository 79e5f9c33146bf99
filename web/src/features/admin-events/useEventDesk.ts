import { useSearchParams } from 'react-router-dom';
import { type EventView, readView } from './adminEventFilters';

type Change = Record<string, string | null>;

/** What the desk shows; all of it stands in the address, so that reload and Back restore it. */
export function useEventDesk() {
  const [params, setParams] = useSearchParams();
  const changed = (change: Change): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  /** At once: a click must show before the next frame, not when a transition finds the time. */
  const go = (change: Change, options: { replace?: boolean } = {}) =>
    setParams(changed(change), { flushSync: true, preventScrollReset: true, ...options });

  /** Another view forgets what was open and the month, so that a calendar begins at the current one. */
  const toView = (view: EventView, eventId: string | null = null): Change => ({
    view: view === 'list' ? null : view,
    event: eventId,
    month: null,
    attendees: null,
  });

  return {
    params,
    view: readView(params),
    eventId: params.get('event'),
    attendeesOf: params.get('attendees'),
    go,
    hrefTo: (change: Change) => ({ search: changed(change).toString() }),
    show: (view: EventView, eventId?: string) => go(toView(view, eventId)),
    hrefOf: (view: EventView, eventId?: string) => ({ search: changed(toView(view, eventId)).toString() }),
  };
}
