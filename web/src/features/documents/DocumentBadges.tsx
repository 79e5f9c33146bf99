import type { FragmentType } from '@apollo/client';
import { Pin } from 'lucide-react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { DocumentBadges_DocumentFragmentDoc } from '../../graphql/graphql';
import { Chip } from '../../ui/Chip';
import { documentVisibilities } from './documentIcons';
import { documentCategories } from './documentWords';

type DocumentBadgesProps = { document: FragmentType<typeof DocumentBadges_DocumentFragmentDoc> };

/** Whether it is pinned, what it belongs to and who may see it. */
export function DocumentBadges({ document: from }: DocumentBadgesProps) {
  const { data: document } = useSuspenseFragment({ fragment: DocumentBadges_DocumentFragmentDoc, from });
  const visibility = documentVisibilities[document.visibility];
  return (
    <p className="flex flex-wrap gap-1">
      {document.isPinned && (
        <Chip tone="pine">
          <Pin aria-hidden="true" className="size-3" />
          Pinned
        </Chip>
      )}
      <Chip>{documentCategories[document.category]}</Chip>
      <Chip tone={visibility.tone}>
        <visibility.icon aria-hidden="true" className="size-3" />
        {visibility.label}
      </Chip>
    </p>
  );
}
