import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskAssignees_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { assigneesText, progressText } from './adminTaskWords';

type TaskProgressProps = { task: FragmentType<typeof TaskAssignees_TaskFragmentDoc> };

/** Who has a task and how many of them are done. */
export function TaskProgress({ task: from }: TaskProgressProps) {
  const { data: task } = useSuspenseFragment({ fragment: TaskAssignees_TaskFragmentDoc, from });
  const { assignments } = task;
  return (
    <p className="wrap-anywhere">
      {assignments.length > 0 && `Assigned to ${assigneesText(assignments)} · `}
      <span className={task.status === 'completed' ? 'font-semibold text-green' : ''}>
        {progressText(task)}
      </span>
    </p>
  );
}
