import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { addDays } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { duplicateEvent } from './duplicateEvent';

type DuplicateDialogProps = {
  open: boolean;
  event: { id: string; title: string; startDate: string };
  today: string;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Asks on which day the same event takes place again; a week later is the usual answer. */
export function DuplicateDialog({ open, event, today, onClose, onDone }: DuplicateDialogProps) {
  const client = useApolloClient();
  const form = useId();
  const nextWeek = addDays(event.startDate < today ? today : event.startDate, 7);
  const [date, setDate] = useState(nextWeek);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    if (busy) return;
    setWrong(date ? null : 'Start date is required');
    if (!date) return input.current?.focus();
    setBusy(true);
    const problem = await duplicateEvent(client, event, date);
    setBusy(false);
    setWrong(problem);
    if (problem !== null) return;
    onClose();
    onDone?.();
  };
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    void send();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setDate(nextWeek)}
      title={`Duplicate ${event.title}`}
      initialFocus={input}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Duplicating...">
            Duplicate
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label="Start date*"
          hint="The copy lasts as many days as the original, and nobody is signed up for it."
          error={wrong}
        >
          <input
            ref={input}
            type="date"
            required
            min="1900-01-01"
            max="2199-12-31"
            value={date}
            onChange={(change) => setDate(change.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
