import type { FragmentType } from '@apollo/client';
import { useId, useRef } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { MyTaskCard_TaskFragmentDoc } from '../../graphql/graphql';
import { Chip } from '../../ui/Chip';
import { LinkedText } from '../../ui/LinkedText';
import { CompleteTask } from './CompleteTask';
import { TaskFacts } from './TaskFacts';
import { TaskOutcome } from './TaskOutcome';
import { priorities, statusWords, taskCategories } from './taskWords';

type MyTaskCardProps = {
  task: FragmentType<typeof MyTaskCard_TaskFragmentDoc>;
  today: string;
  timeZone: string;
};

/** All that a person needs to know of a task of theirs, and the button that completes it. */
export function MyTaskCard({ task: from, today, timeZone }: MyTaskCardProps) {
  const { data: task } = useSuspenseFragment({
    fragment: MyTaskCard_TaskFragmentDoc,
    fragmentName: 'MyTaskCard_task',
    from,
  });
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  const status = statusWords(task.assignmentStatus, task.isOverdue);
  const isOpen = task.assignmentStatus === 'assigned';
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      className="flex break-inside-avoid flex-col gap-3 rounded-xl border border-line bg-card p-4"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <div className="flex min-w-0 grow flex-col gap-2">
          <h2 id={heading} className="text-lg font-semibold">
            {task.title}
          </h2>
          <p className="flex flex-wrap gap-1">
            <Chip tone={status.tone}>{status.label}</Chip>
            <Chip tone={priorities[task.priority].tone}>{priorities[task.priority].label}</Chip>
            <Chip>{taskCategories[task.category]}</Chip>
          </p>
          {task.description && (
            <p className="max-w-prose whitespace-pre-line">
              <LinkedText text={task.description} />
            </p>
          )}
          <TaskFacts task={task} today={today} timeZone={timeZone} />
        </div>
        <div className="grid shrink-0 empty:hidden print-hidden">
          <CompleteTask task={task} title={task.title} offered={isOpen} card={card} />
        </div>
      </div>
      <TaskOutcome task={task} timeZone={timeZone} />
    </article>
  );
}
