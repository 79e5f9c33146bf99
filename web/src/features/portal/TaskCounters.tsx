import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskCounters_StatsFragmentDoc } from '../../graphql/graphql';
import { Counter } from '../../ui/Counter';

/** How many tasks the person has, has still to do, and has done. */
export function TaskCounters({ stats: from }: { stats: FragmentType<typeof TaskCounters_StatsFragmentDoc> }) {
  const { data: stats } = useSuspenseFragment({ fragment: TaskCounters_StatsFragmentDoc, from });
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      <Counter label="Total Tasks" value={stats.totalTasks} />
      <Counter label="Assigned" value={stats.assignedTasks} />
      <Counter label="Completed" value={stats.completedTasks} />
    </dl>
  );
}
