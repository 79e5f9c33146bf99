import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { MyTaskCounters_StatsFragmentDoc } from '../../graphql/graphql';
import { Counter } from '../../ui/Counter';

type MyTaskCountersProps = { stats: FragmentType<typeof MyTaskCounters_StatsFragmentDoc> };

/** All of the person's tasks in numbers, whatever the filters leave. */
export function MyTaskCounters({ stats: from }: MyTaskCountersProps) {
  const { data: stats } = useSuspenseFragment({ fragment: MyTaskCounters_StatsFragmentDoc, from });
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
      <Counter label="Total Tasks" value={stats.totalTasks} />
      <Counter label="Assigned" value={stats.assignedTasks} />
      <Counter label="Completed" value={stats.completedTasks} />
      <Counter label="Overdue" value={stats.overdueTasks} />
    </dl>
  );
}
