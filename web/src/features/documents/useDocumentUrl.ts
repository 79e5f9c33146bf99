import { useEffect, useState } from 'react';
import { fetchDocument } from './fetchDocument';

type DocumentUrl = { url: string | null; failed: boolean; retry: () => void };

/** A blob address of the file for as long as it is on the screen, under the type we choose and no other. */
export function useDocumentUrl(id: string, type: string): DocumentUrl {
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same request once more
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    fetchDocument(id, undefined, leaving.signal).then(
      ({ content }) => {
        if (leaving.signal.aborted) return;
        made = URL.createObjectURL(new Blob([content], { type }));
        setUrl(made);
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, type, attempt]);

  const retry = () => {
    setUrl(null);
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { url, failed, retry };
}
