import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { ChangeKind } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { SecretField } from '../../ui/SecretField';
import { createWebhook } from './webhookChanges';
import { kinds } from './webhookWords';

const all = kinds.map(({ value }) => value);

/** Adds a webhook, and shows its secret this once. */
export function WebhookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useApolloClient();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<ChangeKind[]>(all);
  const [secret, setSecret] = useState<string>();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const address = useRef<HTMLInputElement>(null);

  const forget = () => {
    setUrl('');
    setChosen(all);
    setSecret(undefined);
    setWrong({});
  };
  const choose = (kind: ChangeKind, wanted: boolean) =>
    setChosen(all.filter((value) => (value === kind ? wanted : chosen.includes(value))));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const made = await createWebhook(client, { url, kinds: chosen });
    setBusy(false);
    setSecret(made.secret);
    setWrong(made.wrong ?? {});
    if (made.wrong?.url) address.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={forget}
      initialFocus={address}
      title={secret ? 'Your new webhook' : 'Add a webhook'}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {secret ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <>
              <Button look="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" form={formId} busy={busy} busyLabel="Adding...">
                Add Webhook
              </Button>
            </>
          )}
        </div>
      }
    >
      {secret ? (
        <SecretField label="Secret" secret={secret} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <Field label="Address" hint="Begins with https://" error={wrong.url}>
            <input
              ref={address}
              type="url"
              autoComplete="off"
              value={url}
              onChange={(event) => {
                setUrl(event.target.value);
                setWrong({});
              }}
            />
          </Field>
          <fieldset className="flex flex-col">
            <legend className="text-sm font-semibold">Tell it of changes to</legend>
            {kinds.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3 sm:min-h-9">
                <input
                  type="checkbox"
                  className="size-6 accent-pine"
                  checked={chosen.includes(value)}
                  onChange={(event) => choose(value, event.target.checked)}
                />
                {label}
              </label>
            ))}
            {wrong.kinds && (
              <p role="alert" className="text-sm font-semibold text-red">
                {wrong.kinds}
              </p>
            )}
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}
