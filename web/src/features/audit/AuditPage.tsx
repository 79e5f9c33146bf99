import { useReadQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { Pagination } from '../../ui/Pagination';
import { applied, withParam } from '../platform/address';
import { PlatformFailure } from '../platform/PlatformFailure';
import { PlatformLoading } from '../platform/PlatformLoading';
import { useWantedParams } from '../shell/useWantedParams';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import type { ask } from './audit.ask';
import { filterNames, here } from './auditFilters';
import { auditWords } from './auditWords';
import { ExportAudit } from './ExportAudit';

/** Who did what to whom on the whole platform. */
export const PlatformAuditPage = () => <AuditPage home="/super-admin/overview" ofPlatform />;

/** Who did what to whom in the admin's own organization. */
export const OrganizationAuditPage = () => (
  <AuditPage home="/admin-dashboard/volunteers" ofPlatform={false} />
);

function AuditPage({ home, ofPlatform }: { home: string; ofPlatform: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="grow">
          <Link
            to={home}
            className="inline-flex min-h-11 items-center gap-1 text-pine hover:underline sm:min-h-6"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {ofPlatform ? 'Overview' : 'Volunteers'}
          </Link>
          <h1 className="text-2xl font-bold">{auditWords.title}</h1>
        </div>
        <ExportAudit />
      </div>
      <AuditFilterBar ofPlatform={ofPlatform} />
      <Suspense fallback={<PlatformLoading text={auditWords.loading} />}>
        <Trail ofPlatform={ofPlatform} />
      </Suspense>
      <p className="text-sm text-mute">{auditWords.zone(here)}</p>
    </div>
  );
}

function Trail({ ofPlatform }: { ofPlatform: boolean }) {
  const asked = useLoaderData<Asked<typeof ask>>();
  // The old list stays, dimmed, until the one of the new filters has arrived.
  const shown = useDeferredValue(asked);
  const { data, error } = useReadQuery(shown);
  const { params: wanted, isPending } = useWantedParams();
  const [, setParams] = useSearchParams();
  if (!data?.auditEvents) return <PlatformFailure title={auditWords.failed} error={error} />;
  const { items, pageInfo } = data.auditEvents;
  const { currentPage, totalPages, totalItems, itemsPerPage } = pageInfo;
  const before = (currentPage - 1) * itemsPerPage;
  return (
    <>
      <AuditTable
        entries={items}
        ofPlatform={ofPlatform}
        isStale={isPending || shown !== asked}
        onClear={filterNames.some((name) => wanted.has(name)) ? () => setParams({}, applied) : null}
      />
      {items.length > 0 && (
        <Pagination
          page={currentPage}
          totalPages={totalPages}
          summary={auditWords.showing(before + 1, before + items.length, totalItems)}
          onPage={(page) => setParams(withParam(wanted, 'page', page > 1 ? String(page) : ''), applied)}
        />
      )}
    </>
  );
}
