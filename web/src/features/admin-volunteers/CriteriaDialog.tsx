import { useApolloClient } from '@apollo/client/react';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { deskMessages } from '../../lib/deskMessages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { deleteInvalidRecords } from './deleteInvalidRecords';
import { asInput, type Criterion, criteriaOf, type InvalidRecord, matching } from './invalidRecordCriteria';

type CriteriaDialogProps = {
  record: InvalidRecord;
  records: readonly InvalidRecord[];
  /** Whether `records` are all there are. */
  isComplete: boolean;
  open: boolean;
  onClose: () => void;
};

/** Deletes all invalid records that agree with one of them, and tells beforehand how many they are. */
export function CriteriaDialog({ record, records, isComplete, open, onClose }: CriteriaDialogProps) {
  const client = useApolloClient();
  const criteria = criteriaOf(record);
  const cancel = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<Criterion[]>([]);
  const [busy, setBusy] = useState(false);
  const chosen = criteria.map(({ name }) => name).filter((name) => !left.includes(name));
  const count = matching(records, record, chosen).length;
  const answer = async () => {
    if (busy) return;
    setBusy(true);
    const done = await deleteInvalidRecords(client, asInput(record, chosen));
    setBusy(false);
    if (done) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setLeft([])}
      initialFocus={cancel}
      title="Delete Invalid Records"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button ref={cancel} look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" busy={busy} busyLabel="Deleting..." onClick={() => void answer()}>
            Delete
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <fieldset>
          <legend className="pb-1 text-sm font-semibold">Delete every invalid record with the same</legend>
          {criteria.map(({ name, label, text }) => (
            <label key={name} className="flex min-h-11 items-center gap-3 sm:min-h-9">
              <input
                type="checkbox"
                checked={!left.includes(name)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((other) => other !== name) : [...left, name])
                }
                className="size-6 shrink-0 accent-pine"
              />
              <span className="min-w-0 break-words">
                {label}: <span className="text-mute">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="flex gap-2 rounded-lg bg-orange-soft p-3">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-orange" />
          <span role="status">{deskMessages.deleteRecords(count, isComplete)}</span>
        </p>
      </div>
    </Dialog>
  );
}
