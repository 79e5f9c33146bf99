import { skipToken, useFragment, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DocumentPreview_DocumentFragmentDoc, DocumentPreviewDocument } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { LinkedText } from '../../ui/LinkedText';
import { Spinner } from '../../ui/Spinner';
import { DocumentBadges } from './DocumentBadges';
import { DocumentFacts } from './DocumentFacts';
import { DocumentView } from './DocumentView';
import { DownloadButton } from './DownloadButton';
import { useOpenDocument } from './useOpenDocument';

/** The document named in the address: what there is to know about it, and its content where a browser can show it. */
export function DocumentPreview({ timeZone }: { timeZone: string }) {
  const { openDocumentId, closeDocument } = useOpenDocument();
  // Kept while the dialog moves out, or it would empty before it is gone.
  const [shownId, setShownId] = useState(openDocumentId);
  if (openDocumentId && openDocumentId !== shownId) setShownId(openDocumentId);
  const { data, complete } = useFragment({
    fragment: DocumentPreview_DocumentFragmentDoc,
    fragmentName: 'DocumentPreview_document',
    from: shownId ? { __typename: 'Document', id: shownId } : null,
  });
  // The list has mostly brought it; an address may name one of another page of it.
  const missing = shownId && !complete;
  const { error, refetch } = useQuery(
    DocumentPreviewDocument,
    missing ? { variables: { id: shownId }, errorPolicy: 'all' } : skipToken,
  );
  const document = complete ? data : null;

  return (
    <Dialog
      open={openDocumentId !== null}
      onClose={closeDocument}
      onClosed={() => setShownId(null)}
      title={document?.title ?? 'Document details'}
      footer={
        document && (
          <div className="flex flex-col sm:flex-row">
            <DownloadButton document={document} label="Download Document" />
          </div>
        )
      }
    >
      {document && (
        <div className="flex flex-col gap-3">
          <DocumentBadges document={document} />
          {document.description && (
            <p className="whitespace-pre-line">
              <LinkedText text={document.description} />
            </p>
          )}
          <DocumentFacts document={document} timeZone={timeZone} />
          <DocumentView key={document.id} document={document} />
        </div>
      )}
      {!document && error && (
        <ErrorPanel text={messages.previewFailed}>
          <Button look="soft" onClick={() => void refetch()}>
            Try Again
          </Button>
        </ErrorPanel>
      )}
      {!document && !error && <Spinner label={messages.loading} />}
    </Dialog>
  );
}
