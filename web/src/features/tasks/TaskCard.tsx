import type { FragmentType } from '@apollo/client';
import { Clock } from 'lucide-react';
import { useRef } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskCard_TaskFragmentDoc } from '../../graphql/graphql';
import { dueText } from '../../lib/dates';
import { Chip } from '../../ui/Chip';
import { textTone } from '../../ui/tones';
import { CompleteTask } from './CompleteTask';
import { dueTone, priorities, statusWords, taskCategories } from './taskWords';

type TaskCardProps = { task: FragmentType<typeof TaskCard_TaskFragmentDoc>; today: string };

/** One of the person's own tasks; `today` is the organization's. */
export function TaskCard({ task: from, today }: TaskCardProps) {
  const { data: task } = useSuspenseFragment({
    fragment: TaskCard_TaskFragmentDoc,
    fragmentName: 'TaskCard_task',
    from,
  });
  const card = useRef<HTMLElement>(null);
  const status = statusWords(task.assignmentStatus, task.isOverdue);
  const tone = dueTone(task.dueDate, today, task.assignmentStatus);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={task.title}
      className="grid grid-cols-1 items-center gap-x-3 gap-y-1 rounded-lg border border-line p-3 min-[24rem]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <p className="line-clamp-3 font-semibold">{task.title}</p>
        <p
          className={`flex items-center gap-1 text-sm ${tone ? `font-semibold ${textTone[tone]}` : 'text-mute'}`}
        >
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          {dueText(task.dueDate, today)}
        </p>
      </div>
      <p className="flex flex-wrap gap-1 min-[24rem]:order-last min-[24rem]:col-span-2 sm:order-none sm:col-span-1 sm:col-start-1 sm:row-start-2">
        <Chip tone={status.tone}>{status.label}</Chip>
        <Chip tone={priorities[task.priority].tone}>{priorities[task.priority].label}</Chip>
        <Chip>{taskCategories[task.category]}</Chip>
      </p>
      <div className="sm:row-span-2">
        <CompleteTask
          task={task}
          title={task.title}
          offered={task.assignmentStatus === 'assigned'}
          card={card}
        />
      </div>
    </article>
  );
}
