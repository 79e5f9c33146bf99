import type { FragmentType } from '@apollo/client';
import { CalendarClock, Clock, UserRound, Users } from 'lucide-react';
import { useId } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { AdminTaskCard_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { dueText, formatInstant } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { LinkedText } from '../../ui/LinkedText';
import { textTone } from '../../ui/tones';
import { dueTone, priorities, taskCategories } from '../tasks/taskWords';
import { taskStatusWords } from './adminTaskWords';
import { TaskActions } from './TaskActions';
import { TaskProgress } from './TaskProgress';

type AdminTaskCardProps = {
  task: FragmentType<typeof AdminTaskCard_TaskFragmentDoc>;
  today: string;
  timeZone: string;
};

/** A task of the organization with all there is to know, and what can be done with it. */
export function AdminTaskCard({ task: from, today, timeZone }: AdminTaskCardProps) {
  const { data: task } = useSuspenseFragment({
    fragment: AdminTaskCard_TaskFragmentDoc,
    fragmentName: 'AdminTaskCard_task',
    from,
  });
  const heading = useId();
  const status = taskStatusWords(task.status, task.isOverdue);
  const tone = dueTone(task.dueDate, today, task.status === 'completed' ? 'completed' : 'assigned');
  return (
    <article
      tabIndex={-1}
      aria-labelledby={heading}
      className="flex break-inside-avoid flex-col gap-3 rounded-xl border border-line bg-card p-4"
    >
      <div className="flex flex-col gap-2">
        <h2 id={heading} className="line-clamp-3 text-lg font-semibold print:line-clamp-none">
          {task.title}
        </h2>
        <p className="flex flex-wrap gap-1">
          <Chip tone={status.tone}>{status.label}</Chip>
          <Chip tone={priorities[task.priority].tone}>{priorities[task.priority].label}</Chip>
          <Chip>{taskCategories[task.category]}</Chip>
        </p>
        {task.description && (
          <p className="line-clamp-3 max-w-prose whitespace-pre-line print:line-clamp-none">
            <LinkedText text={task.description} />
          </p>
        )}
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-mute">
          <li className={`flex items-center gap-1 ${tone ? `font-semibold ${textTone[tone]}` : ''}`}>
            <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
            {dueText(task.dueDate, today)}
          </li>
          {task.estimatedHours !== null && (
            <li className="flex items-center gap-1">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {hoursText(task.estimatedHours)}
            </li>
          )}
          <li className="flex gap-1 wrap-anywhere">
            <UserRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {`Created${task.createdByName ? ` by ${task.createdByName}` : ''} on ${formatInstant(task.createdAt, timeZone)}`}
          </li>
        </ul>
        <div className="flex gap-1 text-sm text-mute">
          <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <TaskProgress task={task} />
        </div>
      </div>
      <TaskActions task={task} />
    </article>
  );
}

const hoursText = (hours: number) =>
  `${hours.toLocaleString('en-US')} ${hours === 1 ? 'hour' : 'hours'} estimated`;
