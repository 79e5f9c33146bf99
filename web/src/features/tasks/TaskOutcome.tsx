import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { TaskOutcome_TaskFragmentDoc } from '../../graphql/graphql';
import { formatInstant } from '../../lib/dates';

type TaskOutcomeProps = { task: FragmentType<typeof TaskOutcome_TaskFragmentDoc>; timeZone: string };

/** When a task was completed, and what both sides had to say; nothing before. */
export function TaskOutcome({ task: from, timeZone }: TaskOutcomeProps) {
  const { data: task } = useSuspenseFragment({ fragment: TaskOutcome_TaskFragmentDoc, from });
  if (task.assignmentStatus !== 'completed') return null;
  const said = [
    { term: 'Your notes', text: task.completionNotes },
    { term: 'Admin feedback', text: task.adminFeedback },
  ];
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {task.completedAt && (
        <p className="font-semibold text-green">{`Completed on ${formatInstant(task.completedAt, timeZone)}`}</p>
      )}
      <dl className="grid gap-2 sm:grid-cols-2 empty:hidden">
        {said.map(
          ({ term, text }) =>
            text && (
              <div key={term}>
                <dt className="text-mute">{term}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
