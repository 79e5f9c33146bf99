import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { OpenTaskDocument } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Spinner } from '../../ui/Spinner';
import { TaskDetailsDialog } from './TaskDetailsDialog';
import { TaskEditDialog } from './TaskEditDialog';
import { useTaskAddress } from './useTaskAddress';

type TaskDialogsProps = { today: string; timeZone: string };

/** Details or form of the task named in the address; shown from what the list brought, then freshened. */
export function TaskDialogs({ today, timeZone }: TaskDialogsProps) {
  const { opened, close } = useTaskAddress();
  // Kept while the window moves out, or it would empty before it is gone.
  const [shown, setShown] = useState(opened);
  if (opened && (opened.id !== shown?.id || opened.kind !== shown.kind)) setShown(opened);
  const options = {
    variables: { id: shown?.id ?? '' },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  } as const;
  const { data, error, refetch } = useQuery(OpenTaskDocument, shown ? options : skipToken);
  const frame = { open: opened !== null, onClose: close, onClosed: () => setShown(null) };

  if (data && shown?.kind === 'edit') return <TaskEditDialog key={shown.id} task={data.task} {...frame} />;
  if (data && shown)
    return <TaskDetailsDialog task={data.task} today={today} timeZone={timeZone} {...frame} />;
  return (
    <Dialog {...frame} title="Task">
      {error ? (
        <ErrorPanel text={messages.tasksFailed} detail={errorSentence(error)}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      ) : (
        <Spinner label={messages.loading} />
      )}
    </Dialog>
  );
}
