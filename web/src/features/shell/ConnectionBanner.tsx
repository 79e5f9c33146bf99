import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../../apollo/client';
import { onConnectionChange, readConnection } from '../../lib/connection';
import { firstMessages } from '../../lib/firstMessages';
import { fetchInTime } from '../../lib/http';

const RETRY_MS = 5_000;

/** Says that what is shown may be old, and brings it up to date when the server is back. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(onConnectionChange, readConnection);

  useEffect(() => {
    if (connection !== 'away') return;
    const timer = setInterval(() => void fetchInTime('/readyz').catch(() => null), RETRY_MS);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ include: 'active' }).catch(() => null);
    };
  }, [connection]);

  return (
    <div role="status" className="print-hidden">
      {connection !== 'ok' && (
        <p className="flex items-center justify-center gap-2 bg-orange-soft px-4 py-2 text-center text-sm font-semibold text-orange">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {connection === 'offline' ? firstMessages.offline : firstMessages.serverAway}
        </p>
      )}
    </div>
  );
}
