import { useReadQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { Button } from '../../ui/Button';
import { whenSettled } from '../../ui/later';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { useWantedParams } from '../shell/useWantedParams';
import { applied, withParam } from './address';
import { OrganizationList } from './OrganizationList';
import { readOrganizationFilters, sortOptions, statusOptions } from './organizationFilters';
import type { ask } from './organizations.ask';
import { loadOrganizationDialog, OrganizationDialog } from './organizationWindow';
import { PlatformFailure } from './PlatformFailure';
import { PlatformLoading } from './PlatformLoading';
import { platformWords } from './platformWords';

/** Every organization of the platform. */
export function OrganizationsPage() {
  const { params: wanted } = useWantedParams();
  const [, setParams] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const [creating, setCreating] = useState(false);
  useEffect(() => whenSettled(loadOrganizationDialog), []);
  const { status, sortBy, sortOrder } = readOrganizationFilters(wanted);
  const choose = (name: string, standard: string) => (value: string) =>
    setParams(withParam(wanted, name, value === standard ? '' : value), applied);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="grow text-2xl font-bold">Organizations</h1>
        <Button look="outline" busy={state === 'loading'} onClick={() => void revalidate()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Refresh
        </Button>
        <Button aria-expanded={creating} className="max-sm:w-full" onClick={() => setCreating(!creating)}>
          Create Organization
        </Button>
      </div>
      <search
        aria-label="Organizations"
        className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]"
      >
        <div className="max-sm:col-span-2">
          <SearchField
            value={wanted.get('search') ?? ''}
            placeholder="Search by name"
            onSearch={choose('search', '')}
          />
        </div>
        <Select label="Status" value={status} options={statusOptions} onChange={choose('status', 'all')} />
        <Select
          label="Sort By"
          value={`${sortBy}:${sortOrder}` as const}
          options={sortOptions}
          onChange={choose('sort', 'name:asc')}
        />
      </search>
      <Suspense fallback={<PlatformLoading text={platformWords.loading} />}>
        <Organizations />
      </Suspense>
      <Suspense fallback={null}>
        {creating && <OrganizationDialog organization={null} onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  );
}

function Organizations() {
  const asked = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived, also when two are chosen in a row.
  const shown = useDeferredValue(asked);
  const { data, error } = useReadQuery(shown);
  const { isPending } = useWantedParams();
  if (!data?.platformOrganizations)
    return <PlatformFailure title={platformWords.organizationsFailed} error={error} />;
  const { items, pageInfo } = data.platformOrganizations;
  return (
    <OrganizationList organizations={items} pageInfo={pageInfo} isStale={isPending || shown !== asked} />
  );
}
