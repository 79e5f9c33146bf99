import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { PlatformActivity_AnalyticsFragmentDoc } from '../../graphql/desk/graphql';
import { Panel } from '../../ui/Panel';
import { grouped, platformWords } from './platformWords';

type PlatformActivityProps = { analytics: FragmentType<typeof PlatformActivity_AnalyticsFragmentDoc> };

const SHOWN = 4;

/** Three cards: who comes, what gets done, and where the most people are. */
export function PlatformActivity({ analytics: from }: PlatformActivityProps) {
  const { data } = useSuspenseFragment({ fragment: PlatformActivity_AnalyticsFragmentDoc, from });
  const { completedTasks, pendingTasks, topOrganizations } = data;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Panel title="Recent Activity">
        <Figures
          rows={[
            ['Active This Week', grouped(data.activeThisWeek)],
            ['Total Logins', grouped(data.totalLogins)],
            ['New This Month', grouped(data.newThisMonth)],
          ]}
        />
      </Panel>
      <Panel title="Task Progress">
        <Figures
          rows={[
            ['Completed Tasks', grouped(completedTasks)],
            ['Pending Tasks', grouped(pendingTasks)],
            ['Completion Rate', `${completionRate(completedTasks, completedTasks + pendingTasks)}%`],
          ]}
        />
      </Panel>
      <Panel title="Top Organizations">
        {topOrganizations.length === 0 ? (
          <p className="text-mute">{platformWords.noTopOrganizations}</p>
        ) : (
          <Figures
            rows={topOrganizations
              .slice(0, SHOWN)
              .map(({ name, userCount }) => [
                name,
                `${grouped(userCount)} ${userCount === 1 ? 'user' : 'users'}`,
              ])}
          />
        )}
      </Panel>
    </div>
  );
}

/** Whole percent; 0 when either figure is missing. */
export function completionRate(completed: number | null, total: number | null): number {
  return completed && total ? Math.round((100 * completed) / total) : 0;
}

function Figures({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([label, value], index) => (
        // Two organizations may have the same name; the place tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move on their own
        <div key={`${index} ${label}`} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 truncate text-mute">{label}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
