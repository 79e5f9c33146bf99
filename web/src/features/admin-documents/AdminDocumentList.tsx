import type { FragmentType } from '@apollo/client';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AdminDocumentCard_DocumentFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { useScreenful } from '../../ui/useScreenful';
import { SelectAll } from '../bulk/SelectAll';
import { SelectBox } from '../bulk/SelectBox';
import { useSelection } from '../bulk/useSelection';
import { AdminDocumentCard } from './AdminDocumentCard';
import { type AdminDocumentFilters, isNarrowed } from './adminDocumentFilters';
import { DocumentBulkBar } from './DocumentBulkBar';
import { useDocumentDesk } from './useDocumentDesk';

type AdminDocumentListProps = {
  documents: ({ id: string; title: string } & FragmentType<typeof AdminDocumentCard_DocumentFragmentDoc>)[];
  pageInfo: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number };
  filters: AdminDocumentFilters;
  timeZone: string;
  /** Whether this is still the list of the filters before. */
  isStale: boolean;
};

/** The documents of one page, pinned ones first; a card that leaves hands its focus to the list. */
export function AdminDocumentList({
  documents,
  pageInfo,
  filters,
  timeZone,
  isStale,
}: AdminDocumentListProps) {
  const { go, hrefOf } = useDocumentDesk();
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const before = (currentPage - 1) * itemsPerPage;
  const shown = useScreenful(documents);
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(currentPage);
  const selection = useSelection(documents.map(({ id }) => id));

  useEffect(() => {
    if (shownPage.current === currentPage) return;
    shownPage.current = currentPage;
    // The button that led here may be at its end, and the new page begins at its top.
    list.current?.focus({ preventScroll: true });
  }, [currentPage]);

  return (
    <>
      <section
        ref={list}
        tabIndex={-1}
        aria-label="Documents"
        aria-busy={isStale}
        className={`rounded-xl transition-opacity outline-none ${isStale ? 'opacity-60' : ''}`}
      >
        <div role="status">
          {documents.length === 0 && (
            <EmptyState
              icon={FileText}
              text={isNarrowed(filters) ? 'No documents match the filters' : messages.noDocuments}
            >
              {isNarrowed(filters) ? (
                <Button
                  look="soft"
                  className="mt-2"
                  onClick={() => go({ page: null, search: null, category: null })}
                >
                  Clear Filters
                </Button>
              ) : (
                <Link to={hrefOf({ view: 'upload' })} className={`${controlLook.soft} mt-2`}>
                  Upload Documents
                </Link>
              )}
            </EmptyState>
          )}
        </div>
        {documents.length > 0 && <SelectAll selection={selection} />}
        <ul className="flex flex-col gap-3">
          {shown.map((document) => (
            <li key={document.id} className="flex gap-1">
              <SelectBox selection={selection} id={document.id} name={document.title} />
              <div className="min-w-0 grow">
                <AdminDocumentCard
                  document={document}
                  timeZone={timeZone}
                  onDeleted={() => list.current?.focus({ preventScroll: true })}
                />
              </div>
            </li>
          ))}
        </ul>
        <DocumentBulkBar selection={selection} documents={documents} />
      </section>
      {documents.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingDocuments(before + 1, before + documents.length, totalItems)}
          onPage={(page) => go({ page: page > 1 ? String(page) : null })}
        />
      )}
    </>
  );
}
