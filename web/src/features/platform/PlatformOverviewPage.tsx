import { useReadQuery } from '@apollo/client/react';
import { Database, ScrollText } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { Button } from '../../ui/Button';
import { Counter } from '../../ui/Counter';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { PlatformActivity } from './PlatformActivity';
import { PlatformFailure } from './PlatformFailure';
import { PlatformLoading } from './PlatformLoading';
import type { ask } from './platformOverview.ask';
import { platformWords } from './platformWords';
import { RecentOrganization } from './RecentOrganization';

const SHOWN = 5;

/** How the whole platform is doing. */
export function PlatformOverviewPage() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">Overview</h1>
        <Link to="/super-admin/audit" className={controlLook.plain}>
          <ScrollText aria-hidden="true" className="size-4" />
          Audit Trail
        </Link>
      </div>
      <Suspense fallback={<PlatformLoading text={platformWords.loadingOverview} />}>
        <Overview />
      </Suspense>
    </div>
  );
}

function Overview() {
  const { data, error } = useReadQuery(useLoaderData<Asked<typeof ask>>());
  const { revalidate, state } = useRevalidator();
  if (error && !data?.platformDashboard)
    return <PlatformFailure title={platformWords.dashboardFailed} error={error} />;
  if (!data?.platformDashboard)
    return (
      <EmptyState icon={Database} text={platformWords.noDataAvailable}>
        <Button look="soft" busy={state === 'loading'} onClick={() => void revalidate()}>
          Load Data
        </Button>
      </EmptyState>
    );
  const { stats, analytics, organizations } = data.platformDashboard;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        <Counter label="Total Organizations" value={stats.totalOrganizations} />
        <Counter label="Total Users" value={stats.totalUsers} />
        <Counter label="Total Tasks" value={stats.totalTasks} />
        <Counter label="Total Documents" value={stats.totalDocuments} />
      </dl>
      <PlatformActivity analytics={analytics} />
      <Panel title="Recent Organizations">
        {organizations.length === 0 ? (
          <p className="text-mute">{platformWords.noOrganizations}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {organizations.slice(0, SHOWN).map((organization) => (
              <li key={organization.id}>
                <RecentOrganization organization={organization} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
