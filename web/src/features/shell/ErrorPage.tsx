import { useMatches, useRouteError } from 'react-router-dom';
import { firstMessages } from '../../lib/firstMessages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { isPageHandle } from './pageHandle';

/** In the place of a page that failed to load. */
export function ErrorPage() {
  const error = useRouteError();
  const handle = useMatches().findLast((match) => isPageHandle(match.handle))?.handle;
  const failure = isPageHandle(handle) ? handle.failure : undefined;
  if (import.meta.env.DEV) console.error(error);
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <ErrorPanel text={failure ?? firstMessages.somethingWentWrong}>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </ErrorPanel>
    </div>
  );
}
