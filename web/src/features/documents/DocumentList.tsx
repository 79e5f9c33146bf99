import type { FragmentType } from '@apollo/client';
import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { DocumentCard_DocumentFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { DocumentCard } from './DocumentCard';
import type { DocumentFilters } from './documentFilters';
import { documentCategories } from './documentWords';

type DocumentListProps = {
  ref: RefObject<HTMLElement | null>;
  documents: ({ id: string } & FragmentType<typeof DocumentCard_DocumentFragmentDoc>)[];
  filters: DocumentFilters;
  page: number;
  timeZone: string;
  /** Whether this is still the list of the filters before. */
  isStale: boolean;
  onClear: () => void;
};

/** The documents of one page, or why there are none. */
export function DocumentList({
  ref,
  documents,
  filters,
  page,
  timeZone,
  isStale,
  onClear,
}: DocumentListProps) {
  const shown = useScreenful(documents);
  const shownPage = useRef(page);
  const { category, search } = filters;

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The button that led here may be at its end, and the new page begins at its top.
    ref.current?.focus({ preventScroll: true });
  }, [page, ref]);

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Documents"
      aria-busy={isStale}
      className={`rounded-xl transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {documents.length === 0 && !isStale && (
          <EmptyState
            icon={FileText}
            text={
              category
                ? messages.noDocumentsIn(documentCategories[category].toLowerCase())
                : messages.noDocuments
            }
            {...(search && { hint: messages.noTitleHolds(search) })}
          >
            {(category || search) && (
              <Button look="soft" className="mt-2" onClick={onClear}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {shown.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
