import type { ApolloClient, Reference } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import { EndMyOtherSessionsDocument, EndMySessionDocument } from '../../graphql/graphql';
import { toastError, toastSuccess } from '../../ui/toast';

const FAILED = 'Failed to sign out the device';

/** Signs the person out on one device; it leaves the list at once, and comes back when the server refuses. */
export async function endMySession(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.mutate({
      mutation: EndMySessionDocument,
      variables: { id },
      optimisticResponse: { endMySession: true },
      update: (cache) => {
        cache.modify<{ mySessions: Reference[] }>({
          fields: {
            mySessions: (devices, { readField }) =>
              devices.filter((device) => readField('id', device as Reference) !== id),
          },
        });
      },
    });
    toastSuccess('The device is signed out');
  } catch (error) {
    // It has signed out by itself: only the list is behind.
    if (errorCode(error) === 'NOT_FOUND') client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'mySessions' });
    else toastError(FAILED, errorSentence(error));
  }
}

/** Signs the person out everywhere but here; tells whether that worked. */
export async function endMyOtherSessions(client: ApolloClient): Promise<boolean> {
  try {
    await client.mutate({
      mutation: EndMyOtherSessionsDocument,
      update: (cache) => {
        cache.modify<{ mySessions: Reference[] }>({
          fields: {
            mySessions: (devices, { readField }) =>
              devices.filter((device) => readField('current', device as Reference)),
          },
        });
      },
    });
    toastSuccess('All other devices are signed out');
    return true;
  } catch (error) {
    toastError(FAILED, errorSentence(error));
    return false;
  }
}
