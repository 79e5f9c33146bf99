import { useReadQuery } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { Button } from '../../ui/Button';
import { AdminFailure } from '../admin/AdminFailure';
import { DirectorySummary } from '../directory/DirectorySummary';
import { readDirectoryFilters, withDirectoryFilter } from '../directory/directoryFilters';
import { InvalidRecords } from './InvalidRecords';
import { QuickActions } from './QuickActions';
import { useVolunteerAddress } from './useVolunteerAddress';
import { VolunteerDirectory } from './VolunteerDirectory';
import { VolunteersSkeleton } from './VolunteersSkeleton';
import { VolunteerWindows } from './VolunteerWindows';
import type { ask } from './volunteers.ask';

/** The whitelist of an organization, and all an admin does with it. */
export function VolunteerManagementPage() {
  return (
    <Suspense fallback={<VolunteersSkeleton />}>
      <VolunteerManagement />
    </Suspense>
  );
}

function VolunteerManagement() {
  const wanted = useLoaderData<Asked<typeof ask>>();
  const [params] = useSearchParams();
  const filters = readDirectoryFilters(params);
  const { search } = filters;
  // The old list stays, dimmed, until the one of the new search has arrived, and so do its marks.
  const shown = useDeferredValue({ query: wanted, search });
  const { data, error } = useReadQuery(shown.query);
  const { window, open, close } = useVolunteerAddress();
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data) return <AdminFailure error={error} />;
  const { directory, invalidRecords } = data;
  const { counts, organization, pageInfo } = directory;
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
      <QuickActions filters={filters} timeZone={organization.timezone} onOpen={open} />
      {invalidRecords.pageInfo.totalItems > 0 && (
        <InvalidRecords records={invalidRecords.items} total={invalidRecords.pageInfo.totalItems} />
      )}
      <VolunteerDirectory directory={directory} search={shown.search} isStale={isStale} />
      <VolunteerWindows window={window} onClose={close} />
    </div>
  );
}
