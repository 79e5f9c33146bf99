import { useEffect } from 'react';
import { useMatches, useRouteError } from 'react-router-dom';
import { onConnectionChange, readConnection } from '../../lib/connection';
import { firstMessages } from '../../lib/firstMessages';
import { fetchInTime } from '../../lib/http';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { isPageHandle } from './pageHandle';

/** In the place of a page that failed to load. If that was because the server is away, the page comes back with it. */
export function ErrorPage() {
  const error = useRouteError();
  const handle = useMatches().findLast((match) => isPageHandle(match.handle))?.handle;
  const failure = isPageHandle(handle) ? handle.failure : undefined;
  if (import.meta.env.DEV) console.error(error);
  useEffect(() => {
    let wasLost = readConnection() !== 'ok';
    const stop = onConnectionChange(() => {
      if (wasLost && readConnection() === 'ok') window.location.reload();
      wasLost = readConnection() !== 'ok';
    });
    // Code that does not arrive tells nobody that the server is away.
    void fetchInTime('/readyz').catch(() => null);
    return stop;
  }, []);
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <ErrorPanel text={failure ?? firstMessages.somethingWentWrong}>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </ErrorPanel>
    </div>
  );
}
