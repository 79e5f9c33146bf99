import { useSearchParams } from 'react-router-dom';
import { isUploading } from './adminDocumentFilters';

type Change = Record<string, string | null>;

/** What the desk shows; all of it stands in the address, so that reload and Back restore it. */
export function useDocumentDesk() {
  const [params, setParams] = useSearchParams();
  const changed = (change: Change): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    params,
    uploading: isUploading(params),
    editedId: params.get('edit'),
    /** At once: a click must show before the next frame, not when a transition finds the time. */
    go: (change: Change, options: { replace?: boolean } = {}) =>
      setParams(changed(change), { flushSync: true, preventScrollReset: true, ...options }),
    hrefOf: (change: Change) => ({ search: changed(change).toString() }),
  };
}
