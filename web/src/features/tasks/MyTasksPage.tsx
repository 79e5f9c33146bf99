import { useReadQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { messages } from '../../lib/messages';
import { Pagination } from '../../ui/Pagination';
import { useWantedParams } from '../shell/useWantedParams';
import { MyTaskCounters } from './MyTaskCounters';
import { MyTaskFilterBar } from './MyTaskFilterBar';
import { MyTaskList } from './MyTaskList';
import { MyTasksSkeleton } from './MyTasksSkeleton';
import { isNarrowed, readFilters } from './myTaskFilters';
import type { ask } from './myTasks.ask';

/** All tasks of the person who is signed in. */
export function MyTasksPage() {
  return (
    <Suspense fallback={<MyTasksSkeleton />}>
      <MyTasks />
    </Suspense>
  );
}

function MyTasks() {
  const asked = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived, also when two are chosen in a row.
  const shown = useDeferredValue(asked);
  const { data, error } = useReadQuery(shown);
  const { params: wanted, isPending } = useWantedParams();
  const [, setParams] = useSearchParams();
  const isStale = isPending || shown !== asked;
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data?.viewer.organization) throw error;
  const { today, timezone } = data.viewer.organization;
  const { stats, items, pageInfo } = data.myTasks;
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const toPage = (page: number) => {
    const next = new URLSearchParams(wanted);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return next;
  };

  // Completing the last task of the last page leaves an address that leads behind the end.
  if (!isStale && totalPages > 0 && currentPage > totalPages)
    return <Navigate replace to={{ search: toPage(totalPages).toString() }} />;

  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">My Tasks</h1>
      <MyTaskCounters stats={stats} />
      <MyTaskFilterBar />
      <MyTaskList
        tasks={items}
        page={currentPage}
        today={today}
        timeZone={timezone}
        isStale={isStale}
        onClear={isNarrowed(readFilters(wanted)) ? () => setParams({}, { flushSync: true }) : null}
      />
      {items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingTasks(
            (currentPage - 1) * itemsPerPage + 1,
            (currentPage - 1) * itemsPerPage + items.length,
            totalItems,
          )}
          onPage={(page) => setParams(toPage(page), { flushSync: true })}
        />
      )}
    </div>
  );
}
