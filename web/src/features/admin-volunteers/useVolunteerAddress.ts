import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const windows = ['add', 'roles', 'newsletter', 'import', 'password'] as const;

/** A window that stands in the address: one of the page, or that of a person. */
export type OpenWindow = (typeof windows)[number] | { edit: string };

/** Which window is open; it stands in the address, so that reload and Back restore it. */
export function useVolunteerAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const changed = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    next.delete('window');
    next.delete('edit');
    change(next);
    return next;
  };
  const close = () => {
    // Opened here: going back leaves no second entry of the same page in the history.
    if (state?.opened) void navigate(-1);
    else
      setParams(
        changed(() => {}),
        { replace: true, preventScrollReset: true, flushSync: true },
      );
  };
  const open = (wanted: OpenWindow) =>
    setParams(
      changed((next) =>
        typeof wanted === 'string' ? next.set('window', wanted) : next.set('edit', wanted.edit),
      ),
      { state: { opened: true }, preventScrollReset: true, flushSync: true },
    );

  return {
    window: windows.find((name) => name === params.get('window')) ?? null,
    editing: params.get('edit'),
    open,
    close,
  };
}
