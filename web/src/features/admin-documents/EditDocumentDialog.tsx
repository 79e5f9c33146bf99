import type { FragmentType } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminDocumentCard_DocumentFragmentDoc, AdminDocumentDocument } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LaterDialog } from '../../ui/LaterDialog';
import { Spinner } from '../../ui/Spinner';
import { EditDocumentForm } from './EditDocumentForm';
import { useDocumentDesk } from './useDocumentDesk';

/** What is said about the document named in the address, to be changed. */
export function EditDocumentDialog() {
  const { editedId, go } = useDocumentDesk();
  // Kept while the dialog moves out, or it would empty before it is gone.
  const [shownId, setShownId] = useState(editedId);
  if (editedId && editedId !== shownId) setShownId(editedId);
  const { data, error, refetch } = useQuery(
    AdminDocumentDocument,
    shownId ? { variables: { id: shownId }, errorPolicy: 'all' } : skipToken,
  );
  const close = () => go({ edit: null }, { replace: true });
  return (
    <LaterDialog
      open={editedId !== null}
      onClose={close}
      onClosed={() => setShownId(editedId)}
      title="Edit Document"
    >
      {data?.document && <Filled document={data.document} onDone={close} />}
      {!data?.document && error && (
        <ErrorPanel text={messages.documentsFailed}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      {!data?.document && !error && <Spinner label={messages.loading} />}
    </LaterDialog>
  );
}

type FilledProps = {
  document: FragmentType<typeof AdminDocumentCard_DocumentFragmentDoc>;
  onDone: () => void;
};

function Filled({ document: from, onDone }: FilledProps) {
  const { data: document } = useSuspenseFragment({ fragment: AdminDocumentCard_DocumentFragmentDoc, from });
  return <EditDocumentForm document={document} onDone={onDone} />;
}
