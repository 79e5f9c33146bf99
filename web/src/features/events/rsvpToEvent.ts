import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { type RsvpButton_EventFragment, type RsvpStatus, RsvpToEventDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { toastError, toastSuccess } from '../../ui/toast';

type Answerable = Omit<RsvpButton_EventFragment, ' $fragmentName'>;

/** Shows the answer at once, takes it back when the server refuses, and offers to undo it. */
export async function rsvpToEvent(
  client: ApolloClient,
  event: Answerable,
  status: RsvpStatus,
): Promise<void> {
  if (!(await send(client, event, status))) return;
  const answered = afterAnswer(event, status);
  const text =
    status === 'signed_up' ? `You are signed up for ${event.title}` : `You are not going to ${event.title}`;
  toastSuccess(text, () => void send(client, answered, status === 'signed_up' ? 'cancelled' : 'signed_up'));
}

async function send(client: ApolloClient, event: Answerable, status: RsvpStatus): Promise<boolean> {
  try {
    await client.mutate({
      mutation: RsvpToEventDocument,
      variables: { eventId: event.id, status },
      optimisticResponse: { rsvpToEvent: afterAnswer(event, status) },
    });
    return true;
  } catch (error) {
    toastError(messages.rsvpFailed, errorSentence(error));
    return false;
  }
}

function afterAnswer(event: Answerable, status: RsvpStatus): Answerable {
  const seats = Number(status === 'signed_up') - Number(event.userRsvpStatus === 'signed_up');
  return {
    ...event,
    userRsvpStatus: status,
    confirmedSignups: event.confirmedSignups + seats,
    canSignup: status === 'cancelled',
  };
}
