import type { FragmentType } from '@apollo/client';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActivityItem_ActivityFragmentDoc } from '../../graphql/desk/graphql';
import { deskMessages } from '../../lib/deskMessages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { ActivityItem } from './ActivityItem';

type RecentActivityProps = {
  activity: ({ id: string } & FragmentType<typeof ActivityItem_ActivityFragmentDoc>)[];
  today: string;
  timeZone: string;
};

const SHOWN = 8;

/** What happened last in the organization. */
export function RecentActivity({ activity, today, timeZone }: RecentActivityProps) {
  return (
    <Panel
      title="Recent Activity"
      footer={
        <Link to="/admin-dashboard/tasks" className={controlLook.plain}>
          View all activity
        </Link>
      }
    >
      {activity.length === 0 ? (
        <EmptyState icon={ClipboardList} text={deskMessages.noRecentActivity}>
          <Link to="/admin-dashboard/tasks?view=create" className={`${controlLook.soft} mt-2`}>
            Create Your First Task
          </Link>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {activity.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <ActivityItem activity={item} today={today} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
