import { useApolloClient } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorSentence } from '../../apollo/errors';
import { answeredAt, onAnswer, updatedText } from '../../lib/freshness';
import { IconButton } from '../../ui/IconButton';
import { toastError } from '../../ui/toast';

const TICK_MS = 15_000;

/** Since when what a query shows has been true, and the button that asks again. */
export function Freshness({ query }: { query: string }) {
  const client = useApolloClient();
  const at = useSyncExternalStore(onAnswer, () => answeredAt(query));
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const refresh = async () => {
    if (busy) return;
    setBusy(true);
    setSaid('');
    try {
      await client.refetchQueries({ include: 'active' });
      setSaid('Updated just now');
    } catch (error) {
      toastError('Failed to refresh', errorSentence(error));
    }
    setBusy(false);
  };
  return (
    <div className="flex items-center gap-1 text-sm text-mute print-hidden">
      {/* Not announced as it ticks: only the answer to a press is. */}
      <span>{at === null ? '' : updatedText(at, Math.max(now, at))}</span>
      <span role="status" className="sr-only">
        {said}
      </span>
      <IconButton label="Refresh" aria-disabled={busy || undefined} onClick={() => void refresh()}>
        <RotateCw aria-hidden="true" className={`size-5 ${busy ? 'animate-spin' : ''}`} />
      </IconButton>
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
