import type { FragmentType } from '@apollo/client';
import { ClipboardList } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MyTaskCard_TaskFragmentDoc } from '../../graphql/graphql';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useScreenful } from '../../ui/useScreenful';
import { MyTaskCard } from './MyTaskCard';

type MyTaskListProps = {
  tasks: ({ id: string } & FragmentType<typeof MyTaskCard_TaskFragmentDoc>)[];
  page: number;
  today: string;
  timeZone: string;
  /** Whether this is still the list of the filters before. */
  isStale: boolean;
  /** Offered when it is the filters that leave nothing. */
  onClear: (() => void) | null;
};

/** The tasks of one page; a card that leaves with the focus hands it to the list. */
export function MyTaskList({ tasks, page, today, timeZone, isStale, onClear }: MyTaskListProps) {
  const shown = useScreenful(tasks);
  const list = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const shownPage = useRef(page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list can take a card away
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus();
  }, [tasks]);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The button that led here may be at its end, and the new page begins at its top.
    list.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Tasks"
      aria-busy={isStale}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Without a place where it went, the focused element itself is gone.
        if (relatedTarget) hadFocus.current = list.current?.contains(relatedTarget) ?? false;
      }}
      className={`rounded-xl transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <div role="status">
        {tasks.length === 0 && (
          <EmptyState icon={ClipboardList} text={messages.noTasks}>
            {onClear && (
              <Button look="soft" className="mt-2" onClick={onClear}>
                Clear Filters
              </Button>
            )}
          </EmptyState>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {shown.map((task) => (
          <li key={task.id}>
            <MyTaskCard task={task} today={today} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
