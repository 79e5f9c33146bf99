import type { FragmentType } from '@apollo/client';
import { CalendarClock, Clock, UserRound } from 'lucide-react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskFacts_TaskFragmentDoc } from '../../graphql/graphql';
import { dueText, formatInstant } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { textTone } from '../../ui/tones';
import { dueTone } from './taskWords';
import { urgencyWords } from './urgency';

type TaskFactsProps = {
  task: FragmentType<typeof TaskFacts_TaskFragmentDoc>;
  today: string;
  timeZone: string;
};

/** Until when, how long, and from whom. */
export function TaskFacts({ task: from, today, timeZone }: TaskFactsProps) {
  const { data: task } = useSuspenseFragment({ fragment: TaskFacts_TaskFragmentDoc, from });
  const tone = dueTone(task.dueDate, today, task.assignmentStatus);
  const urgency =
    task.urgencyLevel !== null && task.assignmentStatus !== 'completed'
      ? urgencyWords(task.urgencyLevel)
      : null;
  const assignedBy = [task.assignedByName, task.assignedByLastname].filter(Boolean).join(' ');
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-mute">
      <li className="flex items-center gap-2">
        <span className={`flex items-center gap-1 ${tone ? `font-semibold ${textTone[tone]}` : ''}`}>
          <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
          {dueText(task.dueDate, today)}
        </span>
        {urgency && <Chip tone={urgency.tone}>{urgency.label}</Chip>}
      </li>
      {task.estimatedHours !== null && (
        <li className="flex items-center gap-1">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {hoursText(task.estimatedHours)}
        </li>
      )}
      <li className="flex gap-1 wrap-anywhere">
        <UserRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {`Assigned${assignedBy ? ` by ${assignedBy}` : ''} on ${formatInstant(task.assignmentDate, timeZone)}`}
      </li>
    </ul>
  );
}

const hoursText = (hours: number) =>
  `${hours.toLocaleString('en-US')} ${hours === 1 ? 'hour' : 'hours'} estimated`;
