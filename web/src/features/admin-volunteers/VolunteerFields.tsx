import type { RefObject } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { deskMessages } from '../../lib/deskMessages';
import { Field } from '../../ui/Field';
import type { VolunteerValues } from './volunteerSchema';
import { roleChoices } from './volunteerWords';

type VolunteerFieldsProps = {
  register: UseFormRegister<VolunteerValues>;
  errors: FieldErrors<VolunteerValues>;
  emailStays: boolean;
  /** Where the focus starts. */
  first: RefObject<HTMLInputElement | null>;
};

/** What the whitelist holds of a person; a star marks what is required. */
export function VolunteerFields({ register, errors, emailStays, first }: VolunteerFieldsProps) {
  const name = register('name');
  return (
    <div className="flex flex-col gap-4">
      <Field label="Name*" error={errors.name?.message}>
        <input
          {...name}
          ref={(input) => {
            name.ref(input);
            first.current = input;
          }}
          aria-required
          autoComplete="off"
        />
      </Field>
      <Field
        label={emailStays ? 'Email' : 'Email*'}
        hint={emailStays ? deskMessages.emailStays : 'They sign in with this address.'}
        error={errors.email?.message}
      >
        <input
          {...register('email')}
          type="email"
          aria-required={!emailStays}
          readOnly={emailStays}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={emailStays ? 'bg-bg text-mute' : ''}
        />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <select {...register('role')}>
          {roleChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Notes (Optional)" hint="Seen by admins only." error={errors.notes?.message}>
        <textarea {...register('notes')} rows={3} />
      </Field>
    </div>
  );
}
