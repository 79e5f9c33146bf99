import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { SecretField } from '../../ui/SecretField';
import { Select } from '../../ui/Select';
import { createAccessToken } from './accessTokenChanges';

const scopes = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
] as const;
const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

const fresh = { name: '', scope: 'read' as 'read' | 'write', days: '90' as '7' | '30' | '90' | '365' };

/** Makes a token, and shows its secret this once. */
export function AccessTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useApolloClient();
  const [values, setValues] = useState(fresh);
  const [secret, setSecret] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);

  const forget = () => {
    setValues(fresh);
    setSecret(undefined);
    setWrong(undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const made = values.name.trim()
      ? await createAccessToken(client, {
          name: values.name,
          scope: values.scope,
          expiresInDays: Number(values.days),
        })
      : { wrong: 'Name is required' };
    setBusy(false);
    setSecret(made.secret);
    setWrong(made.wrong);
    if (made.wrong) name.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={forget}
      initialFocus={name}
      title={secret ? 'Your new access token' : 'Create an access token'}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {secret ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <>
              <Button look="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" form={formId} busy={busy} busyLabel="Creating...">
                Create Token
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
          <Field label="Name" hint="What is it for? Such as: rota spreadsheet." error={wrong}>
            <input
              ref={name}
              maxLength={100}
              autoComplete="off"
              value={values.name}
              onChange={(event) => {
                setValues({ ...values, name: event.target.value });
                setWrong(undefined);
              }}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Access"
              value={values.scope}
              options={scopes}
              onChange={(scope) => setValues({ ...values, scope })}
            />
            <Select
              label="Expires after"
              value={values.days}
              options={lifetimes}
              onChange={(days) => setValues({ ...values, days })}
            />
          </div>
        </form>
      )}
    </Dialog>
  );
}
