import type { FragmentType } from '@apollo/client';
import { Download, Pin } from 'lucide-react';
import { useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DocumentRow_DocumentFragmentDoc } from '../../graphql/graphql';
import { formatInstant } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { fileIcon } from './documentIcons';
import { documentCategories, sizeText } from './documentWords';
import { downloadDocument } from './downloadDocument';

type DocumentRowProps = { document: FragmentType<typeof DocumentRow_DocumentFragmentDoc>; timeZone: string };

/** One document in short, with its download. */
export function DocumentRow({ document: from, timeZone }: DocumentRowProps) {
  const { data: document } = useSuspenseFragment({ fragment: DocumentRow_DocumentFragmentDoc, from });
  const [busy, setBusy] = useState(false);
  const Icon = fileIcon(document.fileType);
  const download = async () => {
    setBusy(true);
    await downloadDocument(document.id, document.fileName);
    setBusy(false);
  };
  return (
    <article
      aria-label={document.title}
      className="flex h-full items-center gap-3 rounded-lg border border-line p-3"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0 text-mute" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="line-clamp-3 font-semibold">{document.title}</p>
        <p className="text-sm text-mute">
          {sizeText(document.fileSizeMb)} · {formatInstant(document.createdAt, timeZone)}
        </p>
        <p className="flex flex-wrap gap-1 pt-1">
          {document.isPinned && (
            <Chip tone="pine">
              <Pin aria-hidden="true" className="size-3" />
              Pinned
            </Chip>
          )}
          <Chip>{documentCategories[document.category]}</Chip>
        </p>
      </div>
      <Button
        look="plain"
        className="px-3"
        busy={busy}
        aria-label={`Download ${document.title}`}
        onClick={() => void download()}
      >
        <Download aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Download</span>
      </Button>
    </article>
  );
}
