import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import { DeleteEventDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { reloadEvents } from './reloadEvents';

/** Deletes an event for good; tells whether it is gone. */
export async function deleteEvent(
  client: ApolloClient,
  event: { id: string; title: string },
): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeleteEventDocument, variables: { id: event.id } });
    toastSuccess(`${event.title} is deleted`);
  } catch (error) {
    toastError(deskMessages.eventDeleteFailed, errorSentence(error));
    // Somebody else was faster: only the list is behind.
    if (errorCode(error) !== 'NOT_FOUND') return false;
  }
  await reloadEvents(client);
  return true;
}
