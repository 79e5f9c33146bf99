import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DocumentFacts_DocumentFragmentDoc } from '../../graphql/graphql';
import { formatInstant } from '../../lib/dates';
import { sizeText } from './documentWords';

type DocumentFactsProps = {
  document: FragmentType<typeof DocumentFacts_DocumentFragmentDoc>;
  timeZone: string;
};

/** The file, and who uploaded it when. */
export function DocumentFacts({ document: from, timeZone }: DocumentFactsProps) {
  const { data: document } = useSuspenseFragment({ fragment: DocumentFacts_DocumentFragmentDoc, from });
  const uploader = [document.uploaderName, document.uploaderLastname].filter(Boolean).join(' ');
  const date = formatInstant(document.createdAt, timeZone);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-mute">
      <span className="max-w-full wrap-anywhere">{document.fileName}</span>
      <span>{sizeText(document.fileSizeMb)}</span>
      <span className="wrap-anywhere">
        {uploader ? `Uploaded by ${uploader} on ${date}` : `Uploaded on ${date}`}
      </span>
    </p>
  );
}
