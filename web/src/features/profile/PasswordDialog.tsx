import { useApolloClient } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SubmitEvent, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordField } from '../../ui/PasswordField';
import { changePassword, type PasswordValues, passwordSchema } from './changePassword';

type PasswordDialogProps = { open: boolean; onClose: () => void; hasPersonalPassword: boolean };

const nothing: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Sets the first personal password, or another one. */
export function PasswordDialog({ open, onClose, hasPersonalPassword }: PasswordDialogProps) {
  const client = useApolloClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordValues>({
    resolver: standardSchemaResolver(passwordSchema),
    mode: 'onTouched',
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const formId = useId();
  const sending = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  const current = register('currentPassword');

  const save = handleSubmit(async (values) => {
    const wrong = await changePassword(client, values);
    if (!wrong) return onClose();
    const names = Object.keys(nothing).filter((name): name is keyof PasswordValues => name in wrong);
    for (const [index, name] of names.entries())
      setError(name, { message: wrong[name] ?? '' }, { shouldFocus: index === 0 });
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
      title={hasPersonalPassword ? 'Change Password' : 'Set a Personal Password'}
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
        <PasswordField
          {...current}
          ref={(input) => {
            current.ref(input);
            first.current = input;
          }}
          label="Current Password"
          hint={hasPersonalPassword ? undefined : "So far this is your organization's shared password."}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('newPassword')}
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
        <p className="text-sm text-mute">You will be signed out on your other devices.</p>
      </form>
    </Dialog>
  );
}
