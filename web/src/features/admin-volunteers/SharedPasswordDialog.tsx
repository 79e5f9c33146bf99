import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordField } from '../../ui/PasswordField';
import {
  changeSharedPassword,
  type SharedPasswordValues,
  sharedPasswordResolver,
} from './changeSharedPassword';

type SharedPasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Missing: the own one. */
  organization?: { id: string; name: string };
};

const nothing: SharedPasswordValues = { newPassword: '', confirmPassword: '' };

/** Changes the password with which members sign in who have set none of their own. */
export function SharedPasswordDialog({ open, onClose, organization }: SharedPasswordDialogProps) {
  const client = useApolloClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<SharedPasswordValues>({
    resolver: sharedPasswordResolver,
    mode: 'onTouched',
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const formId = useId();
  const sending = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  const next = register('newPassword');

  const save = handleSubmit(async (values) => {
    const wrong = await changeSharedPassword(client, values, organization?.id ?? null);
    if (!wrong) return onClose();
    for (const name of ['confirmPassword', 'newPassword'] as const)
      if (wrong[name]) setError(name, { message: wrong[name] }, { shouldFocus: true });
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await save().finally(() => {
      sending.current = false;
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => reset(nothing)}
      initialFocus={first}
      title="Change Shared Password"
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Saving...">
            Save Password
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>
          {organization
            ? `Members of ${organization.name} sign in with it as long as they have no personal password. All of them are signed out, so tell their admins the new one.`
            : 'Members sign in with it as long as they have no personal password. Everybody else in your organization is signed out, so tell them the new one.'}
        </p>
        <PasswordField
          {...next}
          ref={(input) => {
            next.ref(input);
            first.current = input;
          }}
          label="New Password"
          hint="At least 8 characters."
          autoComplete="new-password"
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('confirmPassword')}
          label="Confirm New Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
      </form>
    </Dialog>
  );
}
