import type { FragmentType } from '@apollo/client';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DocumentCard_DocumentFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { LinkedText } from '../../ui/LinkedText';
import { DocumentBadges } from './DocumentBadges';
import { DocumentFacts } from './DocumentFacts';
import { DownloadButton } from './DownloadButton';
import { fileIcon } from './documentIcons';
import { useOpenDocument } from './useOpenDocument';

type DocumentCardProps = {
  document: FragmentType<typeof DocumentCard_DocumentFragmentDoc>;
  timeZone: string;
};

/** All that the list tells of a document, with its preview and its download. */
export function DocumentCard({ document: from, timeZone }: DocumentCardProps) {
  const { data: document } = useSuspenseFragment({
    fragment: DocumentCard_DocumentFragmentDoc,
    fragmentName: 'DocumentCard_document',
    from,
  });
  const { openDocument } = useOpenDocument();
  const heading = useId();
  const Icon = fileIcon(document.fileType);
  return (
    <article
      aria-labelledby={heading}
      className="flex break-inside-avoid flex-col gap-3 rounded-xl border border-line bg-card p-4 sm:flex-row sm:items-start sm:gap-4"
    >
      <div className="flex min-w-0 grow gap-3 sm:gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-pine-soft text-pine">
          <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </span>
        <div className="flex min-w-0 grow flex-col gap-2">
          <h2 id={heading} className="line-clamp-3 text-lg font-semibold print:line-clamp-none">
            {document.title}
          </h2>
          <DocumentBadges document={document} />
          {document.description && (
            <p className="max-w-prose whitespace-pre-line">
              <LinkedText text={document.description} />
            </p>
          )}
          <DocumentFacts document={document} timeZone={timeZone} />
        </div>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-2 print-hidden">
        <Button
          look="outline"
          aria-label={`Preview ${document.title}`}
          aria-haspopup="dialog"
          onClick={() => openDocument(document.id)}
        >
          <Eye aria-hidden="true" className="size-5 shrink-0 max-[23rem]:hidden" />
          Preview
        </Button>
        <DownloadButton
          document={document}
          label="Download"
          name={`Download ${document.title}`}
          look="soft"
        />
      </div>
    </article>
  );
}
