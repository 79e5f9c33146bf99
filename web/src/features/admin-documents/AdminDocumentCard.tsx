import type { FragmentType } from '@apollo/client';
import { Eye, Pin } from 'lucide-react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminDocumentCard_DocumentFragmentDoc } from '../../graphql/desk/graphql';
import { formatInstant } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { fileIcon } from '../documents/documentIcons';
import { documentCategories, sizeText } from '../documents/documentWords';
import { visibilities } from './adminDocumentFilters';
import { DocumentActions } from './DocumentActions';

type AdminDocumentCardProps = {
  document: FragmentType<typeof AdminDocumentCard_DocumentFragmentDoc>;
  timeZone: string;
  /** Called when the document is gone. */
  onDeleted: () => void;
};

/** One document as its admins see it, with all that can be done to it. */
export function AdminDocumentCard({ document: from, timeZone, onDeleted }: AdminDocumentCardProps) {
  const { data: document } = useSuspenseFragment({ fragment: AdminDocumentCard_DocumentFragmentDoc, from });
  const Icon = fileIcon(document.fileType);
  const uploader = [document.uploaderName, document.uploaderLastname].filter(Boolean).join(' ');
  const facts = [
    document.fileName,
    sizeText(document.fileSizeMb),
    formatInstant(document.createdAt, timeZone),
    uploader && `by ${uploader}`,
  ].filter(Boolean);
  return (
    <article
      aria-label={document.title}
      className="flex flex-col gap-2 rounded-xl border border-line bg-card p-3 sm:p-4"
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-mute" strokeWidth={1.5} />
        <div className="min-w-0 grow">
          <h2 className="line-clamp-3 font-semibold">{document.title}</h2>
          <p className="text-sm break-words text-mute">{facts.join(' · ')}</p>
          {document.description && (
            <p className="line-clamp-2 pt-1 text-sm whitespace-pre-line">{document.description}</p>
          )}
          <p className="flex flex-wrap gap-1 pt-2">
            {document.isPinned && (
              <Chip tone="pine">
                <Pin aria-hidden="true" className="size-3" />
                Pinned
              </Chip>
            )}
            <Chip>{documentCategories[document.category]}</Chip>
            <Chip tone={document.visibility === 'admin_only' ? 'violet' : 'blue'}>
              <Eye aria-hidden="true" className="size-3" />
              {visibilities[document.visibility]}
            </Chip>
          </p>
        </div>
      </div>
      <DocumentActions document={document} onDeleted={onDeleted} />
    </article>
  );
}
