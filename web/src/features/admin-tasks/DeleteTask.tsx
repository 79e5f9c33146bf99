import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { deskMessages } from '../../lib/deskMessages';
import { Confirm } from '../../ui/Confirm';
import { controlLook } from '../../ui/controls';
import { toastError } from '../../ui/toast';
import { deleteTask } from './deleteTask';

type DeleteTaskProps = { id: string; title: string; canDelete: boolean };

/** Deletes a task after asking; for a completed one it only says why it will not. */
export function DeleteTask({ id, title, canDelete }: DeleteTaskProps) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await deleteTask(client, id);
    setBusy(false);
    if (done) setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        // Not `disabled`: whoever presses it, by keyboard too, is told the reason.
        aria-disabled={!canDelete || undefined}
        title={canDelete ? undefined : deskMessages.completedTaskStays}
        onClick={() => (canDelete ? setAsking(true) : toastError(deskMessages.completedTaskStays))}
        className={`${controlLook.plain} text-red hover:bg-red-soft sm:ml-auto ${canDelete ? '' : 'cursor-not-allowed opacity-50'}`}
      >
        Delete
      </button>
      <Confirm
        open={asking}
        title="Delete this task?"
        text={`Are you sure you want to delete "${title}"? It is taken from everybody who has it. This action cannot be undone.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
