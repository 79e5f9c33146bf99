import { useReadQuery } from '@apollo/client/react';
import { memo, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Asked } from '../../apollo/preload';
import type { DashboardQuery } from '../../graphql/graphql';
import { OpenEvent } from '../events/OpenEvent';
import { FirstHint } from '../shell/FirstHint';
import { PageTop } from '../shell/PageTop';
import { DashboardSkeleton } from './DashboardSkeleton';
import type { ask } from './dashboard.ask';
import { RecentDocuments } from './RecentDocuments';
import { RecentTasks } from './RecentTasks';
import { TaskCounters } from './TaskCounters';
import { UpcomingEvents } from './UpcomingEvents';

/** The volunteer's home. */
export function DashboardPage() {
  return (
    <>
      <FirstHint name="portal">
        Open an event to say whether you come, and complete your tasks when they are done.
      </FirstHint>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </>
  );
}

function Dashboard() {
  const { data, error } = useReadQuery(useLoaderData<Asked<typeof ask>>());
  // A later failure keeps what is on the screen; only a first one has nothing to show.
  if (!data) throw error;
  return <Panels data={data} />;
}

type PanelsProps = { data: DashboardQuery };

// Every change of the address comes by here; only new data changes what they show.
const Panels = memo(function Panels({ data }: PanelsProps) {
  const { organization, taskStats, events, tasks, documents } = data.volunteerDashboard;
  return (
    <div className="flex flex-col gap-6">
      <PageTop query="Dashboard">Welcome, {data.viewer.firstName || 'Volunteer'}</PageTop>
      <TaskCounters stats={taskStats} />
      <div className="grid items-start gap-6 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UpcomingEvents events={events} today={organization.today} />
        <RecentTasks tasks={tasks} today={organization.today} />
      </div>
      <RecentDocuments documents={documents} timeZone={organization.timezone} />
      <OpenEvent />
    </div>
  );
});
