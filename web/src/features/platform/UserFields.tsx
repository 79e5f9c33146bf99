import { useState } from 'react';
import type { UserRow_UserFragment } from '../../graphql/desk/graphql';
import { Field } from '../../ui/Field';
import { OrganizationPicker } from './OrganizationPicker';
import { roleOptions } from './userFilters';

type UserFieldsProps = {
  user: UserRow_UserFragment | null;
  errors: Record<string, string>;
};

/** The fields of a person; e-mail and organization are asked for once, names and phone only of those who exist. */
export function UserFields({ user, errors }: UserFieldsProps) {
  const [organizationId, setOrganizationId] = useState<string | null>(null);
  return (
    <>
      <Field label="Email *" error={errors.email} hint={user ? 'Email cannot be changed' : undefined}>
        <input
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={user?.email ?? ''}
          readOnly={user !== null}
          className={user ? 'bg-bg text-mute' : ''}
        />
      </Field>
      {user ? (
        <Field label="Organization *" hint="Organization cannot be changed">
          <input readOnly defaultValue={user.organizationName} className="bg-bg text-mute" />
        </Field>
      ) : (
        <OrganizationPicker
          label="Organization *"
          none="Select an organization"
          name="organizationId"
          value={organizationId}
          onChange={setOrganizationId}
          error={errors.organizationId}
        />
      )}
      <Field label="Role *" error={errors.role}>
        <select name="role" defaultValue={user?.role ?? 'volunteer'}>
          {roleOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {user && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="First Name" error={errors.firstName}>
            <input name="firstName" defaultValue={user.firstName ?? ''} />
          </Field>
          <Field label="Last Name" error={errors.lastName}>
            <input name="lastName" defaultValue={user.lastName ?? ''} />
          </Field>
          <Field label="Phone" error={errors.phone}>
            <input name="phone" type="tel" defaultValue={user.phone ?? ''} />
          </Field>
        </div>
      )}
      <Field label="Notes" error={errors.notes} hint="Seen by admins only.">
        <textarea name="notes" rows={3} defaultValue={user?.adminNotes ?? ''} />
      </Field>
    </>
  );
}
