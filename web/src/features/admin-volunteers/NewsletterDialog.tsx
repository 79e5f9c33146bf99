import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { LeaveWarning } from '../shell/LeaveWarning';
import { audiences } from './newsletterWords';
import { Outbox } from './Outbox';
import { type NewsletterValues, newsletterResolver, sendNewsletter } from './sendNewsletter';

type NewsletterDialogProps = { open: boolean; onClose: () => void };

const nothing: NewsletterValues = { subject: '', text: '', audience: 'all' };

/** Writes a newsletter to the people of the organization, and shows what became of the earlier ones. */
export function NewsletterDialog({ open, onClose }: NewsletterDialogProps) {
  const client = useApolloClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<NewsletterValues>({
    resolver: newsletterResolver,
    mode: 'onTouched',
    defaultValues: nothing,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const formId = useId();
  const sending = useRef(false);
  const first = useRef<HTMLInputElement | null>(null);
  const subject = register('subject');

  const send = handleSubmit(async (values) => {
    const wrong = await sendNewsletter(client, values);
    // The window stays: the outbox below shows how it goes on.
    if (!wrong) return reset(nothing);
    for (const name of ['text', 'subject'] as const)
      if (wrong[name]) setError(name, { message: wrong[name] }, { shouldFocus: true });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={first}
      title="Send Newsletter"
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Sending...">
            Send Newsletter
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="To">
          <select {...register('audience')}>
            {audiences.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Subject*" error={errors.subject?.message}>
          <input
            {...subject}
            ref={(input) => {
              subject.ref(input);
              first.current = input;
            }}
            aria-required
            autoComplete="off"
          />
        </Field>
        <Field
          label="Text*"
          hint="Plain text; every person gets a mail of their own."
          error={errors.text?.message}
        >
          <textarea {...register('text')} rows={6} aria-required />
        </Field>
      </form>
      {open && <Outbox />}
      <LeaveWarning when={open && isDirty && !isSubmitting} />
    </Dialog>
  );
}
