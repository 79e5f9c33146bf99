import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminEventDocument, EventForm_EventFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Spinner } from '../../ui/Spinner';
import { EventForm } from './EventForm';
import { valuesOf } from './eventSchema';

type EditEventProps = { id: string; onDone: () => void };

/** The form of a known event, filled with what the server holds at this moment. */
export function EditEvent({ id, onDone }: EditEventProps) {
  const { data, error, refetch } = useQuery(AdminEventDocument, {
    variables: { id },
    // Not from the lists: what was changed elsewhere must not be overwritten with what was here before.
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (data?.event) return <Filled event={data.event} onDone={onDone} />;
  if (!error) return <Spinner label={messages.loading} />;
  return (
    <ErrorPanel text={messages.eventDetailsFailed}>
      <Button look="soft" onClick={() => void refetch()}>
        Try Again
      </Button>
    </ErrorPanel>
  );
}

type FilledProps = { event: FragmentType<typeof EventForm_EventFragmentDoc>; onDone: () => void };

function Filled({ event: from, onDone }: FilledProps) {
  const { data: event } = useSuspenseFragment({ fragment: EventForm_EventFragmentDoc, from });
  return (
    <EventForm
      id={event.id}
      values={valuesOf(event)}
      confirmedSignups={event.confirmedSignups}
      onDone={onDone}
    />
  );
}
