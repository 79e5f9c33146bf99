import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskDetails_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { dueText, formatInstant } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Dialog } from '../../ui/Dialog';
import { LinkedText } from '../../ui/LinkedText';
import { priorities, taskCategories } from '../tasks/taskWords';
import { AssigneeList } from './AssigneeList';
import { taskStatusWords } from './adminTaskWords';
import { useTaskAddress } from './useTaskAddress';

type TaskDetailsDialogProps = {
  task: FragmentType<typeof TaskDetails_TaskFragmentDoc>;
  today: string;
  timeZone: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** All there is to know of a task, person by person. */
export function TaskDetailsDialog({ task: from, today, timeZone, ...frame }: TaskDetailsDialogProps) {
  const { data: task } = useSuspenseFragment({
    fragment: TaskDetails_TaskFragmentDoc,
    fragmentName: 'TaskDetails_task',
    from,
  });
  const { open } = useTaskAddress();
  const status = taskStatusWords(task.status, task.isOverdue);
  const facts = [
    { term: 'Due date', text: dueText(task.dueDate, today) },
    {
      term: 'Estimated hours',
      text: task.estimatedHours === null ? 'Not estimated' : task.estimatedHours.toLocaleString('en-US'),
    },
    { term: 'Created by', text: task.createdByName ?? 'Unknown' },
    { term: 'Created on', text: formatInstant(task.createdAt, timeZone) },
  ];
  return (
    <Dialog
      {...frame}
      title={task.title}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={() => open({ kind: 'edit', id: task.id })}>
            Edit Task
          </Button>
          <Button onClick={frame.onClose}>Close</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-1">
          <Chip tone={status.tone}>{status.label}</Chip>
          <Chip tone={priorities[task.priority].tone}>{priorities[task.priority].label}</Chip>
          <Chip>{taskCategories[task.category]}</Chip>
        </p>
        {task.description && (
          <p className="whitespace-pre-line">
            <LinkedText text={task.description} />
          </p>
        )}
        <dl className="grid grid-cols-2 gap-3">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-sm text-mute">{term}</dt>
              <dd className="font-semibold break-words">{text}</dd>
            </div>
          ))}
        </dl>
        <AssigneeList task={task} title={task.title} timeZone={timeZone} />
      </div>
    </Dialog>
  );
}
