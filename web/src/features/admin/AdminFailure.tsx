import { useRevalidator } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';

/** In the place of a tab of the admin's desk that could not be loaded: what went wrong, and another try. */
export function AdminFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const sentence = errorSentence(error);
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorPanel
        text={messages.somethingWentWrong}
        detail={sentence === messages.somethingWentWrong ? undefined : sentence}
      >
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Try Again
        </Button>
      </ErrorPanel>
    </div>
  );
}
