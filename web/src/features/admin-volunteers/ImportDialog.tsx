import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Spinner } from '../../ui/Spinner';
import { ImportMapping } from './ImportMapping';
import { ImportPreview } from './ImportPreview';
import { useImport } from './useImport';

type ImportDialogProps = { open: boolean; onClose: () => void };

/** Brings people in from a CSV file: choose it, match its columns, look at what would happen, confirm. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const { file, mapping, rows, checked, failure, busy, choose, assign, reset, confirm } = useImport(onClose);
  const [leaveOut, setLeaveOut] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const wrong = checked?.filter(({ outcome }) => outcome !== 'ok').length ?? 0;
  const good = checked ? checked.length - wrong : 0;
  const canConfirm = good > 0 && (wrong === 0 || leaveOut);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        reset();
        setLeaveOut(false);
      }}
      initialFocus={first}
      title="Import from CSV"
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!canConfirm} busy={busy} busyLabel="Importing..." onClick={() => void confirm()}>
            Confirm Import
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="CSV file"
          hint="Its first row names the columns. Nothing is saved before you confirm."
          error={failure}
        >
          <input
            ref={first}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
            className="py-1 text-sm! file:mr-3 file:rounded-md file:bg-pine-soft file:px-3 file:py-1 file:font-semibold file:text-pine"
          />
        </Field>
        {file && mapping && <ImportMapping columns={file.columns} mapping={mapping} onAssign={assign} />}
        {file && !checked && !failure && <Spinner label="Checking the rows..." />}
        {checked && <ImportPreview rows={rows} checked={checked} />}
        {wrong > 0 && good > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={leaveOut}
              onChange={({ target }) => setLeaveOut(target.checked)}
              className="size-6 shrink-0 accent-pine"
            />
            Leave out the {wrong === 1 ? 'row that cannot' : `${wrong} rows that cannot`} be imported
          </label>
        )}
      </div>
    </Dialog>
  );
}
