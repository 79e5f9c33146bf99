import type { FragmentType } from '@apollo/client';
import { Plus } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AdminTaskCard_TaskFragmentDoc, AdminTasksQuery } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { useWantedParams } from '../shell/useWantedParams';
import { AdminTaskFilterBar } from './AdminTaskFilterBar';
import { AdminTaskList } from './AdminTaskList';
import { isNarrowed, readFilters } from './adminTaskFilters';
import { useTaskAddress } from './useTaskAddress';

type AdminTasksViewProps = {
  items: ({ id: string; title: string } & FragmentType<typeof AdminTaskCard_TaskFragmentDoc>)[];
  pageInfo: AdminTasksQuery['adminTasks']['pageInfo'];
  today: string;
  timeZone: string;
  /** Whether this is still the list of the filters before. */
  isDeferred: boolean;
};

/** The list view: filters, cards, pages, and the way to a new task. */
export function AdminTasksView({ items, pageInfo, today, timeZone, isDeferred }: AdminTasksViewProps) {
  const { params, isPending } = useWantedParams();
  const [, setParams] = useSearchParams();
  const { create } = useTaskAddress();
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const isStale = isPending || isDeferred;
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return next;
  };

  // Deleting the last task of the last page leaves an address that leads behind the end.
  if (!isStale && totalPages > 0 && currentPage > totalPages)
    return <Navigate replace to={{ search: toPage(totalPages).toString() }} />;

  const first = (currentPage - 1) * itemsPerPage;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h1 className="text-2xl font-bold">Task Management</h1>
        <Button className="print-hidden" onClick={create}>
          <Plus aria-hidden="true" className="size-5" />
          Create Task
        </Button>
      </div>
      <AdminTaskFilterBar />
      <AdminTaskList
        tasks={items}
        page={currentPage}
        today={today}
        timeZone={timeZone}
        isStale={isStale}
        onClear={isNarrowed(readFilters(params)) ? () => setParams({}, { flushSync: true }) : null}
        onCreate={create}
      />
      {items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={messages.showingTasks(first + 1, first + items.length, totalItems)}
          onPage={(page) => setParams(toPage(page), { flushSync: true })}
        />
      )}
    </div>
  );
}
