import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AdminEventDocument } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LaterDialog } from '../../ui/LaterDialog';
import { Spinner } from '../../ui/Spinner';
import { AdminEventCard } from './AdminEventCard';
import { useEventDesk } from './useEventDesk';

/** The event that was chosen on the calendar, with all that can be done to it. */
export function EventDeskDialog({ today }: { today: string }) {
  const { eventId, attendeesOf, go } = useEventDesk();
  // Kept while the dialog moves out, or it would empty before it is gone.
  const [shownId, setShownId] = useState(eventId);
  if (eventId && eventId !== shownId) setShownId(eventId);
  const options = { variables: { id: shownId ?? '' }, errorPolicy: 'all' } as const;
  const { data, error, refetch } = useQuery(
    AdminEventDocument,
    shownId ? { ...options, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const close = () => go({ event: null }, { replace: true });
  return (
    <LaterDialog
      // Behind the list of its attendees it waits, and comes back when that closes.
      open={eventId !== null && attendeesOf === null}
      onClose={close}
      onClosed={() => setShownId(eventId)}
      title="Event details"
    >
      {data?.event && <AdminEventCard event={data.event} today={today} onChanged={close} />}
      {!data?.event && error && (
        <ErrorPanel text={messages.eventDetailsFailed}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      {!data?.event && !error && <Spinner label={messages.loading} />}
    </LaterDialog>
  );
}
