import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { AssigneePicker } from './AssigneePicker';
import { refusedAddresses, unknownText } from './addresses';
import { assignTask } from './assignees';

type AssignMoreProps = {
  taskId: string;
  /** The addresses of those who have the task. */
  known: string[];
};

/** Gives a task to more people. */
export function AssignMore({ taskId, known }: AssignMoreProps) {
  const client = useApolloClient();
  const [emails, setEmails] = useState<string[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: string[]) => {
    setEmails(next);
    setError('');
  };
  const assign = async () => {
    setBusy(true);
    const wrong = await assignTask(client, taskId, emails);
    setBusy(false);
    if (!wrong) return change([]);
    const unknown = refusedAddresses(wrong, 'emails', emails);
    setRefused(unknown);
    setError(unknown.length > 0 ? unknownText(unknown) : (wrong.emails ?? ''));
  };
  return (
    <div className="flex flex-col gap-2">
      <AssigneePicker
        label="Assign More Volunteers"
        emails={emails}
        onChange={change}
        error={error}
        refused={refused}
        except={known}
      />
      {emails.length > 0 && (
        <Button
          look="soft"
          className="sm:self-start"
          busy={busy}
          busyLabel="Assigning..."
          onClick={() => void assign()}
        >
          Assign
        </Button>
      )}
    </div>
  );
}
