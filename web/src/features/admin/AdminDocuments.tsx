import type { FragmentType } from '@apollo/client';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DocumentRow_DocumentFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { DocumentRow } from '../documents/DocumentRow';

type AdminDocumentsProps = {
  documents: ({ id: string } & FragmentType<typeof DocumentRow_DocumentFragmentDoc>)[];
  timeZone: string;
};

const SHOWN = 6;

/** The organization's documents, pinned ones first, then the newest. */
export function AdminDocuments({ documents, timeZone }: AdminDocumentsProps) {
  return (
    <Panel
      title="Recent Documents"
      footer={
        <Link to="/admin-dashboard/documents" className={controlLook.plain}>
          View all documents
        </Link>
      }
    >
      {documents.length === 0 ? (
        <EmptyState icon={FileText} text={messages.noDocuments}>
          <Link to="/admin-dashboard/documents?view=upload" className={`${controlLook.soft} mt-2`}>
            Upload Documents
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
          {documents.slice(0, SHOWN).map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
