import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import { DeleteDocumentDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';

/** Deletes a document for good; tells whether it is gone. */
export async function deleteDocument(
  client: ApolloClient,
  document: { id: string; title: string },
): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeleteDocumentDocument, variables: { id: document.id } });
    toastSuccess(`${document.title} is deleted`);
  } catch (error) {
    toastError(deskMessages.documentDeleteFailed, errorSentence(error));
    // Somebody else was faster: only the list is behind.
    if (errorCode(error) !== 'NOT_FOUND') return false;
  }
  // A failure keeps what is shown; the connection banner tells why.
  await client.refetchQueries({ include: 'active' }).catch(() => null);
  return true;
}
