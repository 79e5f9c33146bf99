import { Link, useRevalidator } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { readSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { controlLook } from '../../ui/controls';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { homeOf } from '../session/paths';

/** In the place of a directory that could not be loaded, with the way home. */
export function DirectoryFailure({ detail }: { detail: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel text={messages.directoryFailed} detail={detail}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Try Again
        </Button>
        <Link to={homeOf(readSession()?.userType ?? '')} className={controlLook.outline}>
          Back to Dashboard
        </Link>
      </div>
    </ErrorPanel>
  );
}
