import type { ApolloClient } from '@apollo/client';
import { errorFields, errorSentence } from '../../apollo/errors';
import { DuplicateEventDocument } from '../../graphql/desk/graphql';
import { formatDate } from '../../lib/dates';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';
import { reloadEvents } from './reloadEvents';

/** Makes the same event on another day; returns null when that worked, otherwise what is wrong with the day. */
export async function duplicateEvent(
  client: ApolloClient,
  event: { id: string; title: string },
  startDate: string,
): Promise<string | null> {
  try {
    await client.mutate({ mutation: DuplicateEventDocument, variables: { id: event.id, startDate } });
  } catch (error) {
    const wrong = errorFields(error).startDate;
    if (!wrong) toastError(deskMessages.eventCreateFailed, errorSentence(error));
    return wrong ?? '';
  }
  toastSuccess(`${event.title} takes place again on ${formatDate(startDate)}`);
  await reloadEvents(client);
  return null;
}
