import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { assigneeName } from './adminTaskWords';
import { type AssignedTask, type Assignee, completeAssignment } from './assignees';

type CompleteForDialogProps = {
  task: AssignedTask;
  title: string;
  person: Assignee;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Asks before a task is completed for a volunteer; what was written stays when the server refuses. */
export function CompleteForDialog({
  task,
  title,
  person,
  open,
  onClose,
  finalFocus,
}: CompleteForDialogProps) {
  const client = useApolloClient();
  const [feedback, setFeedback] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await completeAssignment(client, task, person.userId, feedback);
    setBusy(false);
    if (!done) return;
    setFeedback('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Complete for volunteer?"
      initialFocus={cancel}
      finalFocus={finalFocus}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button ref={cancel} look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Completing...">
            Mark Complete
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{`Are you sure you want to mark "${title}" as completed for ${assigneeName(person)}?`}</p>
        <Field label="Feedback (Optional)" hint="The volunteer can read it beside the task.">
          <textarea
            rows={3}
            maxLength={5000}
            value={feedback}
            onChange={(event) => setFeedback(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
