import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type OpenTask = { kind: 'task' | 'edit'; id: string };

const kinds = ['task', 'edit'] as const;

/** Which view and which task are open; both stand in the address, so that reload and Back restore them. */
export function useTaskAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const changed = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    for (const name of [...kinds, 'view']) next.delete(name);
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
  const open = ({ kind, id }: OpenTask) => {
    const options = { state: { opened: true }, preventScrollReset: true, flushSync: true };
    // From one window to the other: both are one step of the history.
    const replace = kinds.some((name) => params.has(name));
    setParams(
      changed((next) => next.set(kind, id)),
      replace ? { ...options, state, replace } : options,
    );
  };
  const create = () =>
    setParams(
      changed((next) => next.set('view', 'create')),
      { state: { opened: true }, flushSync: true },
    );

  const kind = kinds.find((name) => params.get(name));
  const opened: OpenTask | null = kind ? { kind, id: params.get(kind) ?? '' } : null;
  return { opened, isCreating: params.get('view') === 'create', open, create, close };
}
