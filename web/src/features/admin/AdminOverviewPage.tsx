import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import { FirstHint } from '../shell/FirstHint';
import { PageTop } from '../shell/PageTop';
import { AdminCounters } from './AdminCounters';
import { AdminDocuments } from './AdminDocuments';
import { AdminFailure } from './AdminFailure';
import { AdminOverviewSkeleton } from './AdminOverviewSkeleton';
import type { ask } from './adminOverview.ask';
import { NextEvents } from './NextEvents';
import { PasswordBanner } from './PasswordBanner';
import { RecentActivity } from './RecentActivity';

/** The home of an admin. */
export function AdminOverviewPage() {
  return (
    <>
      <FirstHint name="desk">
        Add your volunteers first; then tasks, events and documents find their people.{' '}
        <span className="max-lg:hidden">Ctrl+K leads anywhere.</span>
      </FirstHint>
      <Suspense fallback={<AdminOverviewSkeleton />}>
        <AdminOverview />
      </Suspense>
    </>
  );
}

function AdminOverview() {
  const { data, error } = useReadQuery(useLoaderData<Asked<typeof ask>>());
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data) return <AdminFailure error={error} />;
  const { viewer, adminDashboard } = data;
  const { organization, recentActivity, nextEvents, recentDocuments } = adminDashboard;
  const { today, timezone } = organization;
  return (
    <div className="flex flex-col gap-6">
      <PageTop query="AdminOverview">Overview</PageTop>
      <PasswordBanner viewer={viewer} />
      <AdminCounters dashboard={adminDashboard} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentActivity activity={recentActivity} today={today} timeZone={timezone} />
        <NextEvents events={nextEvents} />
      </div>
      <AdminDocuments documents={recentDocuments} timeZone={timezone} />
    </div>
  );
}
