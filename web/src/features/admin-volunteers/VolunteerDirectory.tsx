import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VolunteerManagementQuery } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { later, whenSettled } from '../../ui/later';
import { Pagination } from '../../ui/Pagination';
import { Panel } from '../../ui/Panel';
import { DirectoryFilterBar } from '../directory/DirectoryFilterBar';
import { readDirectoryFilters, withDirectoryFilter } from '../directory/directoryFilters';
import { useVolunteerAddress } from './useVolunteerAddress';
import { type Entry, VolunteerList } from './VolunteerList';

const loadEdit = () => import('./EditVolunteer').then((module) => module.EditVolunteer);
const EditVolunteer = later(loadEdit);

type VolunteerDirectoryProps = {
  directory: VolunteerManagementQuery['directory'];
  search: string;
  isStale: boolean;
};

/** Everybody on the whitelist, searched, filtered and page by page. */
export function VolunteerDirectory({ directory, search, isStale }: VolunteerDirectoryProps) {
  const { organization, items, pageInfo } = directory;
  useEffect(() => whenSettled(loadEdit), []);
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const [params, setParams] = useSearchParams();
  const { editing, open, close } = useVolunteerAddress();
  const isNarrowed = search !== '' || readDirectoryFilters(params).role !== 'all';
  const before = (currentPage - 1) * itemsPerPage;

  const opened = items.find(({ id }) => id === editing) ?? null;
  // Kept while the window moves out.
  const [edited, setEdited] = useState<Entry | null>(opened);
  if (opened && opened.id !== edited?.id) setEdited(opened);

  return (
    <Panel title="Volunteer Directory">
      <div className="flex flex-col gap-3">
        <DirectoryFilterBar />
        <VolunteerList
          people={items}
          page={currentPage}
          search={search}
          today={organization.today}
          timeZone={organization.timezone}
          isStale={isStale}
          onEdit={(id) => open({ edit: id })}
          onClear={isNarrowed ? () => setParams({}, { flushSync: true }) : null}
        />
        {items.length > 0 && (
          <Pagination
            page={currentPage}
            totalPages={totalPages}
            summary={messages.showingPeople(before + 1, before + items.length, totalItems)}
            onPage={(page) =>
              setParams(withDirectoryFilter(params, 'page', String(page)), { flushSync: true })
            }
          />
        )}
      </div>
      <Suspense fallback={null}>
        {edited && <EditVolunteer key={edited.id} entry={edited} open={opened !== null} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
