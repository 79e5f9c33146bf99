import type { FragmentType } from '@apollo/client';
import { ClipboardList } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AdminTaskCard_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { SelectAll } from '../bulk/SelectAll';
import { SelectBox } from '../bulk/SelectBox';
import { useSelection } from '../bulk/useSelection';
import { AdminTaskCard } from './AdminTaskCard';
import { TaskBulkBar } from './TaskBulkBar';

type AdminTaskListProps = {
  tasks: ({ id: string; title: string } & FragmentType<typeof AdminTaskCard_TaskFragmentDoc>)[];
  page: number;
  today: string;
  timeZone: string;
  /** Whether this is still the list of the filters before. */
  isStale: boolean;
  /** Offered when it is the filters that leave nothing. */
  onClear: (() => void) | null;
  onCreate: () => void;
};

/** The tasks of one page; a card that leaves with the focus hands it to the list. */
export function AdminTaskList(props: AdminTaskListProps) {
  const { tasks, page, today, timeZone, isStale, onClear, onCreate } = props;
  const shown = useScreenful(tasks);
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  const selection = useSelection(tasks.map(({ id }) => id));

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The button that led here may be at its end, and the new page begins at its top.
    list.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <section
      ref={list}
      id="task-list"
      tabIndex={-1}
      aria-label="Tasks"
      aria-busy={isStale}
      className={`rounded-xl transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {tasks.length === 0 && (
          <EmptyState icon={ClipboardList} text={messages.noTasks}>
            <Button look="soft" className="mt-2" onClick={onClear ?? onCreate}>
              {onClear ? 'Clear Filters' : 'Create Your First Task'}
            </Button>
          </EmptyState>
        )}
      </div>
      {tasks.length > 0 && <SelectAll selection={selection} />}
      <ul className="flex flex-col gap-3">
        {shown.map((task) => (
          <li key={task.id} className="flex gap-1">
            <SelectBox selection={selection} id={task.id} name={task.title} />
            <div className="min-w-0 grow">
              <AdminTaskCard task={task} today={today} timeZone={timeZone} />
            </div>
          </li>
        ))}
      </ul>
      <TaskBulkBar selection={selection} tasks={tasks} />
    </section>
  );
}
