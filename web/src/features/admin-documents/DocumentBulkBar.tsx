import { useApolloClient } from '@apollo/client/react';
import { DeleteDocumentDocument, PinDocumentDocument } from '../../graphql/desk/graphql';
import { type BulkAction, BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';

type DocumentBulkBarProps = { selection: Selection; documents: readonly { id: string; title: string }[] };

/** Pins, unpins or deletes the selected documents. */
export function DocumentBulkBar({ selection, documents }: DocumentBulkBarProps) {
  const client = useApolloClient();
  // A failure keeps what is shown; the connection banner tells why.
  const after = () => void client.refetchQueries({ include: 'active' }).catch(() => null);
  const setPinned = (id: string, isPinned: boolean) =>
    client.mutate({ mutation: PinDocumentDocument, variables: { id, isPinned } });
  const pin = (isPinned: boolean): BulkAction => ({
    label: isPinned ? 'Pin' : 'Unpin',
    busyLabel: isPinned ? 'Pinning...' : 'Unpinning...',
    done: isPinned ? 'pinned' : 'unpinned',
    act: (id) => setPinned(id, isPinned),
    undo: (id) => setPinned(id, !isPinned),
    after,
  });
  return (
    <BulkBar
      selection={selection}
      noun={['document', 'documents']}
      nameOf={(id) => documents.find((document) => document.id === id)?.title ?? ''}
      actions={[
        pin(true),
        pin(false),
        {
          label: 'Delete',
          busyLabel: 'Deleting...',
          done: 'deleted',
          isDangerous: true,
          question: (count) => ({
            title: `Delete ${count}?`,
            text: `Are you sure you want to delete ${count}? Nobody will be able to download them any more. This cannot be undone.`,
          }),
          act: (id) => client.mutate({ mutation: DeleteDocumentDocument, variables: { id } }),
          after,
        },
      ]}
    />
  );
}
