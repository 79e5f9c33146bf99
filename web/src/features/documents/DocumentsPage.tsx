import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue, useRef } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { messages } from '../../lib/messages';
import { Pagination } from '../../ui/Pagination';
import { DocumentFilterBar } from './DocumentFilterBar';
import { DocumentList } from './DocumentList';
import { DocumentsSkeleton } from './DocumentsSkeleton';
import { readFilters, withParam } from './documentFilters';
import type { ask } from './documents.ask';
import { OpenDocument } from './OpenDocument';

/** What the organization shares with the person who is signed in. */
export function DocumentsPage() {
  return (
    <Suspense fallback={<DocumentsSkeleton />}>
      <Documents />
    </Suspense>
  );
}

function Documents() {
  const wanted = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived.
  const shown = useDeferredValue(wanted);
  const { data, error } = useReadQuery(shown);
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { categories, items, pageInfo } = data.documents;
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const { timezone } = data.viewer.organization;
  const toPage = (page: number) => withParam(params, 'page', page > 1 ? String(page) : null);
  const clear = () => {
    setParams({}, { flushSync: true, preventScrollReset: true });
    // The button leaves with the filters it cleared.
    list.current?.focus({ preventScroll: true });
  };

  // An address may lead behind the end, after documents were deleted.
  if (shown === wanted && totalPages > 0 && currentPage > totalPages)
    return <Navigate replace to={{ search: toPage(totalPages).toString() }} />;

  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Documents</h1>
      <DocumentFilterBar filters={readFilters(params)} categories={categories} onClear={clear} />
      <DocumentList
        ref={list}
        documents={items}
        filters={readFilters(params)}
        page={currentPage}
        timeZone={timezone}
        isStale={shown !== wanted}
        onClear={clear}
      />
      {items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingDocuments(
            (currentPage - 1) * itemsPerPage + 1,
            (currentPage - 1) * itemsPerPage + items.length,
            totalItems,
          )}
          onPage={(page) => setParams(toPage(page), { flushSync: true })}
        />
      )}
      <OpenDocument timeZone={timezone} />
    </div>
  );
}
