import { useReadQuery } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { AdminFailure } from '../admin/AdminFailure';
import { DirectorySummary } from '../directory/DirectorySummary';
import { readDirectoryFilters, withDirectoryFilter } from '../directory/directoryFilters';
import { AddVolunteer } from './AddVolunteer';
import { useVolunteerAddress } from './useVolunteerAddress';
import { VolunteerDirectory } from './VolunteerDirectory';
import { VolunteersSkeleton } from './VolunteersSkeleton';
import type { loader } from './volunteers.loader';

/** The whitelist of an organization, and all an admin does with it. */
export function VolunteerManagementPage() {
  return (
    <Suspense fallback={<VolunteersSkeleton />}>
      <VolunteerManagement />
    </Suspense>
  );
}

function VolunteerManagement() {
  const wanted = useLoaderData<ReturnType<typeof loader>>();
  const [params] = useSearchParams();
  const { search } = readDirectoryFilters(params);
  // The old list stays, dimmed, until the one of the new search has arrived, and so do its marks.
  const shown = useDeferredValue({ query: wanted, search });
  const { data, error } = useReadQuery(shown.query);
  const { window, open, close } = useVolunteerAddress();
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data) return <AdminFailure error={error} />;
  const { counts, pageInfo } = data.directory;
  const isStale = shown.query !== wanted;

  // Removing the last one of the last page leaves an address that leads behind the end.
  if (!isStale && pageInfo.totalPages > 0 && pageInfo.currentPage > pageInfo.totalPages) {
    const last = withDirectoryFilter(params, 'page', String(pageInfo.totalPages));
    return <Navigate replace to={{ search: last.toString() }} />;
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">Volunteer Management</h1>
        <Button className="max-sm:w-full print-hidden" onClick={() => open('add')}>
          <UserPlus aria-hidden="true" className="size-5" />
          Add Volunteer
        </Button>
      </div>
      <DirectorySummary counts={counts} />
      <VolunteerDirectory directory={data.directory} search={shown.search} isStale={isStale} />
      <AddVolunteer open={window === 'add'} onClose={close} />
    </div>
  );
}
