import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParam } from './documentFilters';

/** The document whose preview is open; it stands in the address, so that it can be shared and survives a reload. */
export function useOpenDocument() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const withDocument = (id: string | null) => (current: URLSearchParams) =>
    withParam(current, 'document', id);

  const openDocument = (id: string) =>
    // At once: a click must show before the next frame, not when a transition finds the time.
    setParams(withDocument(id), { state: { opened: true }, preventScrollReset: true, flushSync: true });

  const closeDocument = () => {
    // Opened here: going back leaves no second entry of the same page in the history.
    if (state?.opened) void navigate(-1);
    else setParams(withDocument(null), { replace: true, preventScrollReset: true, flushSync: true });
  };

  return { openDocumentId: params.get('document'), openDocument, closeDocument };
}
