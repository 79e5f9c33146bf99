import type { FragmentType } from '@apollo/client';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DocumentRow_DocumentFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { DocumentRow } from '../documents/DocumentRow';

type RecentDocumentsProps = {
  documents: ({ id: string } & FragmentType<typeof DocumentRow_DocumentFragmentDoc>)[];
  timeZone: string;
};

const SHOWN = 6;

/** The newest documents, pinned ones first. */
export function RecentDocuments({ documents, timeZone }: RecentDocumentsProps) {
  return (
    <Panel
      title="Recent Documents"
      footer={
        <Link to="/documents" className={controlLook.plain}>
          View all documents
        </Link>
      }
    >
      {documents.length === 0 ? (
        <EmptyState icon={FileText} text={messages.noDocuments} />
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
