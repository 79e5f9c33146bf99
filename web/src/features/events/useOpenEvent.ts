import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The event whose details are open; it stands in the address, so that it can be shared and survives a reload. */
export function useOpenEvent() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const withEvent = (id: string | null) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    if (id) next.set('event', id);
    else next.delete('event');
    return next;
  };

  const openEvent = (id: string) =>
    // At once: a click must show before the next frame, not when a transition finds the time.
    setParams(withEvent(id), { state: { opened: true }, preventScrollReset: true, flushSync: true });

  const closeEvent = () => {
    // Opened here: going back leaves no second entry of the same page in the history.
    if (state?.opened) void navigate(-1);
    else setParams(withEvent(null), { replace: true, preventScrollReset: true, flushSync: true });
  };

  return { openEventId: params.get('event'), openEvent, closeEvent };
}
