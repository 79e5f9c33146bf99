import type { ApolloClient } from '@apollo/client';
import { errorSentence } from '../../apollo/errors';
import { PinDocumentDocument } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { toastError, toastSuccess } from '../../ui/toast';

type Pinnable = { id: string; title: string; isPinned: boolean };

/** Pins or unpins at once, takes it back when the server refuses, and offers to undo an unpinning. */
export async function pinDocument(client: ApolloClient, document: Pinnable): Promise<void> {
  const isPinned = !document.isPinned;
  if (!(await send(client, document.id, isPinned))) return;
  if (isPinned) return toastSuccess(`${document.title} is pinned`);
  toastSuccess(`${document.title} is no longer pinned`, () => void send(client, document.id, true));
}

async function send(client: ApolloClient, id: string, isPinned: boolean): Promise<boolean> {
  try {
    await client.mutate({
      mutation: PinDocumentDocument,
      variables: { id, isPinned },
      optimisticResponse: { updateDocument: { __typename: 'Document', id, isPinned } },
    });
  } catch (error) {
    toastError(deskMessages.documentUpdateFailed, errorSentence(error));
    return false;
  }
  // Pinned ones stand first: the list may have another order now.
  void client.refetchQueries({ include: 'active' }).catch(() => null);
  return true;
}
