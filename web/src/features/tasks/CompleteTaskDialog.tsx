import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { CompleteTaskDialog_TaskFragmentDoc } from '../../graphql/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { nextFrame } from '../../ui/nextFrame';
import { completeMyTask } from './completeMyTask';
import { forgetTaskPages } from './taskCounts';

type CompleteTaskDialogProps = {
  task: FragmentType<typeof CompleteTaskDialog_TaskFragmentDoc>;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Asks for notes before a task is marked complete; the notes stay when the server refuses. */
export function CompleteTaskDialog({ task: from, open, onClose, finalFocus }: CompleteTaskDialogProps) {
  const client = useApolloClient();
  const { data: task } = useSuspenseFragment({ fragment: CompleteTaskDialog_TaskFragmentDoc, from });
  const [notes, setNotes] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useId();
  const notesRef = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await nextFrame();
    const done = await completeMyTask(client, task, notes);
    setBusy(false);
    if (!done) return;
    setNotes('');
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      // Not before: the card that holds this window may leave its list with it.
      onClosed={() => task.assignmentStatus === 'completed' && forgetTaskPages(client)}
      title="Complete Task"
      initialFocus={notesRef}
      finalFocus={finalFocus}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Completing...">
            Mark Complete
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="font-semibold">{task.title}</p>
        <Field label="Completion Notes (Optional)" hint="Your notes are visible to the admin.">
          <textarea
            ref={notesRef}
            rows={4}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
