import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { Panel } from '../../ui/Panel';
import { PasswordField } from '../../ui/PasswordField';
import { isSameEmail } from './isSameEmail';
import type { ProfileValues } from './profileSchema';

type ProfileFieldsProps = { present: { email: string; hasPersonalPassword: boolean }; today: string };

/** The fields of a profile in the sections of the specification; a star marks the required ones. */
export function ProfileFields({ present, today }: ProfileFieldsProps) {
  const { register, watch, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const canChangeEmail = present.hasPersonalPassword;
  const emailHint = canChangeEmail
    ? 'You sign in with this address.'
    : 'You sign in with this address. It can be changed once you have a personal password.';
  return (
    <>
      <Panel title="Basic Information" action={<p className="text-sm text-mute">* Required</p>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First Name*" error={errors.firstName?.message}>
            <input {...register('firstName')} aria-required autoComplete="given-name" />
          </Field>
          <Field label="Last Name*" error={errors.lastName?.message}>
            <input {...register('lastName')} aria-required autoComplete="family-name" />
          </Field>
        </div>
      </Panel>
      <Panel title="Contact Information">
        <div className="flex flex-col gap-4">
          <Field label="Email*" hint={emailHint} error={errors.email?.message}>
            <input
              {...register('email')}
              type="email"
              aria-required
              readOnly={!canChangeEmail}
              autoComplete="email"
              className={canChangeEmail ? '' : 'bg-bg text-mute'}
            />
          </Field>
          {canChangeEmail && !isSameEmail(watch('email'), present.email) && (
            <PasswordField
              {...register('currentPassword')}
              label="Current Password"
              hint="Needed because you sign in with the new address from then on."
              autoComplete="current-password"
              error={errors.currentPassword?.message}
            />
          )}
          <Field label="Phone" error={errors.phone?.message}>
            <input {...register('phone')} type="tel" autoComplete="tel" />
          </Field>
          <Field label="Address" error={errors.address?.message}>
            <textarea {...register('address')} rows={2} autoComplete="street-address" />
          </Field>
        </div>
      </Panel>
      <Panel title="Personal Information">
        <div className="sm:max-w-60">
          <Field label="Birthday" error={errors.birthday?.message}>
            <input {...register('birthday')} type="date" min="1900-01-01" max={today} autoComplete="bday" />
          </Field>
        </div>
      </Panel>
    </>
  );
}
