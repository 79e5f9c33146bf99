import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { ActivityItem_ActivityFragmentDoc } from '../../graphql/desk/graphql';
import { formatInstant } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { textTone } from '../../ui/tones';
import { dueTone, statusWords } from '../tasks/taskWords';
import { activityText, dueLabel, isOverdue } from './activityWords';

type ActivityItemProps = {
  activity: FragmentType<typeof ActivityItem_ActivityFragmentDoc>;
  today: string;
  timeZone: string;
};

/** Something that happened, how it stands now, and the way to it. */
export function ActivityItem({ activity: from, today, timeZone }: ActivityItemProps) {
  const { data: activity } = useSuspenseFragment({ fragment: ActivityItem_ActivityFragmentDoc, from });
  const { status, dueDate } = activity;
  const isDone = status === 'completed';
  const words = statusWords(status, isOverdue(dueDate, today, isDone));
  const tone = dueTone(dueDate, today, status);
  return (
    <Link
      to={`/admin-dashboard/tasks?task=${activity.taskId}`}
      className="flex flex-col gap-1 rounded-lg border border-line p-3 transition-colors hover:border-pine hover:bg-pine-soft sm:flex-row sm:items-center sm:gap-3"
    >
      <span className="min-w-0 grow">
        <span className="line-clamp-3 font-semibold">{activityText(activity)}</span>
        <span className="block text-sm text-mute">
          <span className={tone ? `font-semibold ${textTone[tone]}` : ''}>
            {dueLabel(dueDate, today, isDone)}
          </span>
          {` · Assigned ${formatInstant(activity.createdAt, timeZone)}`}
        </span>
      </span>
      <span className="shrink-0">
        <Chip tone={words.tone}>{words.label}</Chip>
      </span>
    </Link>
  );
}
