import type { FragmentType } from '@apollo/client';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TaskCard_TaskFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { controlLook } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { TaskCard } from '../tasks/TaskCard';

type RecentTasksProps = {
  tasks: ({ id: string } & FragmentType<typeof TaskCard_TaskFragmentDoc>)[];
  today: string;
};

const SHOWN = 5;

/** The person's first tasks, each completed from here. */
export function RecentTasks({ tasks, today }: RecentTasksProps) {
  return (
    <Panel
      title="My Recent Tasks"
      footer={
        <Link to="/my-tasks" className={controlLook.plain}>
          View all my tasks
        </Link>
      }
    >
      {tasks.length === 0 ? (
        <EmptyState icon={ClipboardList} text={messages.noTasksAssigned} />
      ) : (
        <ul className="flex flex-col gap-2">
          {tasks.slice(0, SHOWN).map((task) => (
            <li key={task.id}>
              <TaskCard task={task} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
