import { useApolloClient } from '@apollo/client/react';
import { Download, Eye, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminDocumentCard_DocumentFragment } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/Confirm';
import { downloadDocument } from '../documents/downloadDocument';
import { useOpenDocument } from '../documents/useOpenDocument';
import { deleteDocument } from './deleteDocument';
import { pinDocument } from './pinDocument';
import { useDocumentDesk } from './useDocumentDesk';

type DocumentActionsProps = {
  document: Omit<AdminDocumentCard_DocumentFragment, ' $fragmentName'>;
  onDeleted: () => void;
};

/** Pin or unpin, download, edit and delete. */
export function DocumentActions({ document, onDeleted }: DocumentActionsProps) {
  const client = useApolloClient();
  const { go } = useDocumentDesk();
  const { openDocument } = useOpenDocument();
  const [downloading, setDownloading] = useState(false);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { id, title, fileName, isPinned, viewerCanManage } = document;
  const PinIcon = isPinned ? PinOff : Pin;

  const download = async () => {
    setDownloading(true);
    await downloadDocument(id, fileName);
    setDownloading(false);
  };
  const remove = async () => {
    if (deleting) return;
    setDeleting(true);
    const done = await deleteDocument(client, document);
    setDeleting(false);
    setAsking(false);
    if (done) onDeleted();
  };

  return (
    <div className="-mx-2 -mb-2 flex flex-wrap gap-x-1 border-t border-line pt-1 max-sm:grid max-sm:grid-cols-2 print-hidden">
      {viewerCanManage && (
        <Button
          look="plain"
          className="px-3"
          aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${title}`}
          onClick={() => void pinDocument(client, document)}
        >
          <PinIcon aria-hidden="true" className="size-4" />
          {isPinned ? 'Unpin' : 'Pin'}
        </Button>
      )}
      <Button
        look="plain"
        className="px-3"
        aria-label={`Preview ${title}`}
        aria-haspopup="dialog"
        onClick={() => openDocument(id)}
      >
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </Button>
      <Button
        look="plain"
        className="px-3"
        aria-label={`Download ${title}`}
        busy={downloading}
        onClick={() => void download()}
      >
        <Download aria-hidden="true" className="size-4" />
        Download
      </Button>
      {viewerCanManage && (
        <>
          <Button
            look="plain"
            className="px-3"
            aria-label={`Edit ${title}`}
            aria-haspopup="dialog"
            onClick={() => go({ edit: id })}
          >
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </Button>
          <Button
            look="plain"
            className="px-3 text-red sm:ml-auto"
            aria-label={`Delete ${title}`}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </>
      )}
      <Confirm
        open={asking}
        title="Delete document"
        text={`Are you sure you want to delete "${title}"? Nobody will be able to download it any more. This cannot be undone.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={deleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
