import { FileX } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Spinner } from '../../ui/Spinner';
import { previewKind } from './previewTypes';
import { useDocumentUrl } from './useDocumentUrl';

type Shown = { id: string; title: string; fileType: string };

/** The content of a PDF or an image; other types say that there is nothing to see. */
export function DocumentView({ document }: { document: Shown }) {
  const kind = previewKind(document.fileType);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-bg">
      {kind ? (
        <Content document={document} kind={kind} />
      ) : (
        <EmptyState icon={FileX} text={messages.previewNotAvailable} hint={messages.previewHint} />
      )}
    </div>
  );
}

// A fixed height while loading and of the frame: the window does not jump when the file arrives.
const height = 'h-[50dvh]';

function Content({ document, kind }: { document: Shown; kind: 'pdf' | 'image' }) {
  const { url, failed, retry } = useDocumentUrl(document.id, document.fileType);
  const [broken, setBroken] = useState(false);
  if (failed || broken)
    return (
      <ErrorPanel text={messages.previewFailed}>
        <Button
          look="soft"
          onClick={() => {
            setBroken(false);
            retry();
          }}
        >
          Try Again
        </Button>
      </ErrorPanel>
    );
  if (!url)
    return (
      <div className={`grid place-items-center ${height}`}>
        <Spinner label={messages.loading} />
      </div>
    );
  if (kind === 'pdf')
    return (
      // Chromium refuses its viewer to sandboxed frames; docs/decisions/0006 says what keeps this one harmless.
      <iframe
        src={`${url}#navpanes=0&view=FitH`}
        title={`Preview of ${document.title}`}
        className={`w-full ${height}`}
      />
    );
  return (
    <img
      src={url}
      alt={`Preview of ${document.title}`}
      onError={() => setBroken(true)}
      className={`mx-auto w-full object-contain ${height}`}
    />
  );
}
