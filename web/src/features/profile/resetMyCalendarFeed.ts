import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { ResetMyCalendarFeedDocument } from '../../graphql/graphql';
import { toastError, toastSuccess } from '../../ui/toast';

/** Gives the feed a new address; tells whether that worked. */
export async function resetMyCalendarFeed(client: ApolloClient): Promise<boolean> {
  try {
    await client.mutate({ mutation: ResetMyCalendarFeedDocument });
    toastSuccess('Your calendar has a new address');
    return true;
  } catch (error) {
    toastError('Failed to reset the address', errorSentence(error));
    return false;
  }
}
