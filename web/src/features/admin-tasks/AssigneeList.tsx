import type { FragmentType } from '@apollo/client';
import { useRef } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskAssignees_TaskFragmentDoc } from '../../graphql/desk/graphql';
import { AssigneeRow } from './AssigneeRow';
import { AssignMore } from './AssignMore';
import { progressText } from './adminTaskWords';

type AssigneeListProps = {
  task: FragmentType<typeof TaskAssignees_TaskFragmentDoc>;
  title: string;
  timeZone: string;
};

/** Everybody who has a task, and the way to give it to more people. */
export function AssigneeList({ task: from, title, timeZone }: AssigneeListProps) {
  const { data: task } = useSuspenseFragment({ fragment: TaskAssignees_TaskFragmentDoc, from });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="Volunteers" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          Volunteers
        </h3>
        <p role="status" className="text-sm text-mute">
          {progressText(task)}
        </p>
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {task.assignments.map((person) => (
          <AssigneeRow
            key={person.userId}
            task={task}
            title={title}
            person={person}
            timeZone={timeZone}
            focusList={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <AssignMore taskId={task.id} known={task.assignments.flatMap(({ userEmail }) => userEmail ?? [])} />
    </section>
  );
}
