import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminCounters_DashboardFragmentDoc } from '../../graphql/desk/graphql';
import { Counter } from '../../ui/Counter';

type AdminCountersProps = { dashboard: FragmentType<typeof AdminCounters_DashboardFragmentDoc> };

/** How the organization is doing, in four numbers. */
export function AdminCounters({ dashboard: from }: AdminCountersProps) {
  const { data } = useSuspenseFragment({ fragment: AdminCounters_DashboardFragmentDoc, from });
  const { volunteerStats, taskOverview, upcomingEvents } = data;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
      <Counter label="Total Volunteers" value={volunteerStats.totalVolunteers} />
      <Counter label="Active Tasks" value={taskOverview.totalTasks} />
      <Counter label="Completed" value={taskOverview.completedAssignments} />
      <Counter label="This Week" value={upcomingEvents.length} />
    </dl>
  );
}
