import { useRevalidator } from 'react-router-dom';
import { errorSentence, isBrokenAnswer } from '../../apollo/errors';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { platformWords } from './platformWords';

/** In the place of what could not be loaded: what went wrong, and another try. */
export function PlatformFailure({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      text={title}
      detail={isBrokenAnswer(error) ? platformWords.invalidResponse : errorSentence(error)}
    >
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </ErrorPanel>
  );
}
