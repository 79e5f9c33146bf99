import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import type { Asked } from '../../apollo/preload';
import { messages } from '../../lib/messages';
import { Pagination } from '../../ui/Pagination';
import { useWantedParams } from '../shell/useWantedParams';
import { DirectoryFailure } from './DirectoryFailure';
import { DirectoryFilterBar } from './DirectoryFilterBar';
import { DirectorySkeleton } from './DirectorySkeleton';
import { DirectorySummary } from './DirectorySummary';
import type { ask } from './directory.ask';
import { readDirectoryFilters, withDirectoryFilter } from './directoryFilters';
import { PeopleList } from './PeopleList';

/** The people of the organization, and how to reach them. */
export function DirectoryPage() {
  return (
    <Suspense fallback={<DirectorySkeleton />}>
      <Directory />
    </Suspense>
  );
}

function Directory() {
  const asked = useLoaderData<Asked<typeof ask>>();
  const [params, setParams] = useSearchParams();
  const wanted = useWantedParams();
  const filters = readDirectoryFilters(params);
  // The old list stays, dimmed, until the one of the new search has arrived, and so do its marks.
  const { answer, search, role } = useDeferredValue(
    useMemo(
      () => ({ answer: asked, search: filters.search, role: filters.role }),
      [asked, filters.search, filters.role],
    ),
  );
  const { data, error } = useReadQuery(answer);
  const isPending = wanted.isPending || answer !== asked;
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data) return <DirectoryFailure detail={errorSentence(error)} />;
  const { organization, counts, items, pageInfo } = data.directory;
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;

  // People may have left since the address was written.
  if (!isPending && totalPages > 0 && currentPage > totalPages) {
    const last = withDirectoryFilter(params, 'page', String(totalPages));
    return <Navigate replace to={{ search: last.toString() }} />;
  }

  const before = (currentPage - 1) * itemsPerPage;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{organization.name}</h1>
        {organization.description && <p className="max-w-prose text-mute">{organization.description}</p>}
      </div>
      <DirectorySummary counts={counts} />
      <DirectoryFilterBar />
      <PeopleList
        people={items}
        page={currentPage}
        search={search}
        isStale={isPending}
        onClear={search || role !== 'all' ? () => setParams({}, { flushSync: true }) : null}
      />
      {items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingPeople(before + 1, before + items.length, totalItems)}
          onPage={(page) => setParams(withDirectoryFilter(params, 'page', String(page)), { flushSync: true })}
        />
      )}
    </div>
  );
}
