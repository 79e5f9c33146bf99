import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { deskMessages } from '../../lib/deskMessages';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';
import { LeaveForm } from '../admin-events/LeaveForm';
import { DropZone } from './DropZone';
import { UploadCard } from './UploadCard';
import { useUploads } from './useUploads';

const nothing = () => {};

/** Shares files with the organization: chosen or dropped, described, checked, and sent one after the other. */
export function UploadForm({ onDone }: { onDone: () => void }) {
  const client = useApolloClient();
  const { uploads, add, change, remove, cancel, sendAll } = useUploads();
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const pending = uploads.filter(({ state }) => state !== 'done');
  const unsaved = useRef(false);
  const isDirty = useCallback(() => unsaved.current, []);

  useEffect(() => {
    unsaved.current = pending.length > 0;
  }, [pending.length]);

  const send = async () => {
    setChecked(true);
    if (pending.length === 0) return choose.current?.focus();
    const untitled = pending.find(({ problem, title }) => !problem && !title.trim());
    if (untitled) return form.current?.querySelector<HTMLElement>(`[name="title-${untitled.id}"]`)?.focus();
    const wanted = pending.filter(({ problem }) => !problem);
    if (wanted.length === 0) return;
    setBusy(true);
    const arrived = await sendAll(wanted);
    setBusy(false);
    if (arrived === 0) return;
    toastSuccess(arrived === 1 ? '1 document is uploaded' : `${arrived} documents are uploaded`);
    void client.refetchQueries({ include: 'active' }).catch(() => null);
    if (arrived < pending.length) return;
    unsaved.current = false;
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  const takeOff = (id: number) => {
    remove(id);
    // The button goes with its card.
    choose.current?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-200 flex-col gap-6">
      <DropZone
        buttonRef={choose}
        error={checked && uploads.length === 0 ? deskMessages.fileRequired : null}
        onFiles={add}
      />
      {uploads.length > 0 && (
        <ul aria-label="Files to upload" className="flex flex-col gap-3">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadCard
                upload={upload}
                checked={checked}
                onChange={(changes) => change(upload.id, changes)}
                onCancel={() => cancel(upload.id)}
                onRemove={() => takeOff(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Uploading...">
          {pending.length > 1 ? `Upload ${pending.length} Documents` : 'Upload Document'}
        </Button>
      </div>
      <LeaveForm isDirty={isDirty} onLeave={nothing} />
    </form>
  );
}
