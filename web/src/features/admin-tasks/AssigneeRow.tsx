import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { formatInstant } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { statusWords } from '../tasks/taskWords';
import { assigneeName } from './adminTaskWords';
import { type AssignedTask, type Assignee, unassignTask } from './assignees';
import { CompleteForDialog } from './CompleteForDialog';

type AssigneeRowProps = {
  task: AssignedTask;
  title: string;
  person: Assignee;
  timeZone: string;
  /** Takes the focus when this row goes. */
  focusList: () => void;
};

/** One assignee: how far they are, what was said, and what an admin may do for them. */
export function AssigneeRow({ task, title, person, timeZone, focusList }: AssigneeRowProps) {
  const client = useApolloClient();
  const row = useRef<HTMLLIElement>(null);
  const [asking, setAsking] = useState(false);
  const name = assigneeName(person);
  const isDone = person.status === 'completed';
  const status = statusWords(person.status, task.isOverdue);
  const take = () => {
    focusList();
    void unassignTask(client, task, person);
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={name}
      className="flex flex-col gap-2 rounded-lg border border-line p-3 sm:flex-row sm:items-center"
    >
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Chip tone={status.tone}>{status.label}</Chip>
        </p>
        <p className="text-sm break-words text-mute">
          {[
            person.userEmail !== name && person.userEmail,
            isDone && person.completedAt
              ? `Completed on ${formatInstant(person.completedAt, timeZone)}`
              : `Assigned on ${formatInstant(person.assignedAt, timeZone)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Said term="Notes" text={person.completionNotes} />
        <Said term="Feedback" text={person.adminFeedback} />
      </div>
      {!isDone && (
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button look="soft" aria-label={`Mark Complete for ${name}`} onClick={() => setAsking(true)}>
            Mark Complete
          </Button>
          <Button look="plain" aria-label={`Unassign ${name}`} onClick={take}>
            Unassign
          </Button>
        </div>
      )}
      <CompleteForDialog
        task={task}
        title={title}
        person={person}
        open={asking}
        onClose={() => setAsking(false)}
        finalFocus={() => row.current?.querySelector('button') ?? row.current}
      />
    </li>
  );
}

function Said({ term, text }: { term: string; text: string | null }) {
  if (!text) return null;
  return (
    <p className="text-sm whitespace-pre-line">
      <span className="text-mute">{term}: </span>
      {text}
    </p>
  );
}
