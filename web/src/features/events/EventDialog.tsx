import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode, errorSentence } from '../../apollo/errors';
import { EventDialogDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Spinner } from '../../ui/Spinner';
import { EventDetails } from './EventDetails';
import { ExportButton } from './ExportButton';
import { RsvpButton } from './RsvpButton';
import { useOpenEvent } from './useOpenEvent';

/** The details of the event named in the address; shown from what the lists brought, then freshened. */
export function EventDialog() {
  const { openEventId, closeEvent } = useOpenEvent();
  // Kept while the dialog moves out, or it would empty before it is gone.
  const [shownId, setShownId] = useState(openEventId);
  if (openEventId && openEventId !== shownId) setShownId(openEventId);
  const options = {
    variables: { id: shownId ?? '' },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  } as const;
  const { data, previousData, error, refetch } = useQuery(EventDialogDocument, shownId ? options : skipToken);
  // A failure to freshen leaves what the lists had brought, unless it says that the event is gone.
  const kept = previousData?.event?.id === shownId && errorCode(error) !== 'NOT_FOUND';
  const event = data?.event ?? (kept ? previousData?.event : undefined);

  return (
    <Dialog
      open={openEventId !== null}
      onClose={closeEvent}
      onClosed={() => setShownId(null)}
      title={event?.title ?? 'Event details'}
      footer={
        event && (
          <div className="flex flex-col gap-2 sm:flex-row">
            <RsvpButton event={event} />
            <ExportButton eventId={event.id} />
          </div>
        )
      }
    >
      {event && <EventDetails event={event} />}
      {!event && error && (
        <ErrorPanel
          text={messages.eventDetailsFailed}
          detail={navigator.onLine ? errorSentence(error) : messages.eventNotSaved}
        >
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      {!event && !error && <Spinner label={messages.loading} />}
    </Dialog>
  );
}
