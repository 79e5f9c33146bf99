import { useQuery } from '@apollo/client/react';
import { errorSentence } from '../../apollo/errors';
import { FeedDialogDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Spinner } from '../../ui/Spinner';
import { FeedAddress } from '../profile/FeedAddress';

/** How to see one's own events and tasks in another calendar program. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, refetch } = useQuery(FeedDialogDocument, { skip: !open, errorPolicy: 'all' });
  return (
    <Dialog open={open} onClose={onClose} title="Calendar feed">
      {data && <FeedAddress feed={data.myCalendarFeed} />}
      {!data && error && (
        <ErrorPanel text={messages.feedFailed} detail={errorSentence(error)}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      {!data && !error && <Spinner label={messages.loading} />}
    </Dialog>
  );
}
