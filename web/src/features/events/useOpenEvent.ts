import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

const atOnce: NavigateOptions = { preventScrollReset: true, flushSync: true };

/**
 * Opens the details of an event; the same function as long as the page stands, so that cards need not be drawn anew. At once, for
 * a click must show before the next frame; `false` for callers who show it themselves and let the window follow.
 */
export function useEventOpener(flushSync = true): (id: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  return useCallback(
    (id) =>
      void navigate(
        { search: withEvent(latest.current, id) },
        { ...atOnce, flushSync, state: { opened: true } },
      ),
    [navigate, flushSync],
  );
}

/** The event whose details are open; it stands in the address, so that it can be shared and survives a reload. */
export function useOpenEvent() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const closeEvent = () => {
    // Opened here: going back leaves no second entry of the same page in the history.
    if (state?.opened) void navigate(-1);
    else void navigate({ search: withEvent(search, null) }, { ...atOnce, replace: true });
  };
  return { openEventId: new URLSearchParams(search).get('event'), closeEvent };
}

function withEvent(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id) params.set('event', id);
  else params.delete('event');
  return params.toString();
}
