import type { FragmentType } from '@apollo/client';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSuspenseFragment } from '../../apollo/useSuspenseFragment';
import { OrganizationDialog_OrganizationFragmentDoc } from '../../graphql/desk/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { checkOrganization, emptyOrganization, type OrganizationDraft } from './organizationDraft';
import { useSaveOrganization } from './useSaveOrganization';

type OrganizationDialogProps = {
  /** null: a new one. */
  organization: FragmentType<typeof OrganizationDialog_OrganizationFragmentDoc> | null;
  onClose: () => void;
};

/** The form of an organization; its first admin is asked for only when it is created. */
export function OrganizationDialog({ organization: from, onClose }: OrganizationDialogProps) {
  const { data: known } = useSuspenseFragment({ fragment: OrganizationDialog_OrganizationFragmentDoc, from });
  const [draft, setDraft] = useState<OrganizationDraft>(() => emptyOrganization(known));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { save, saving } = useSaveOrganization(known?.id ?? null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = checkOrganization(draft, known === null);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const refused = await save(draft);
    if (refused) setErrors(refused);
    else onClose();
  };
  const field = (
    name: keyof OrganizationDraft,
    label: string,
    control: ReactElement<object>,
    hint?: string,
  ) => (
    <Field label={label} hint={hint} error={errors[name]}>
      <control.type
        {...control.props}
        name={name}
        value={draft[name]}
        onChange={(event: { target: { value: string } }) =>
          setDraft({ ...draft, [name]: event.target.value })
        }
      />
    </Field>
  );
  return (
    <Dialog open onClose={onClose} title={known ? `Edit ${known.name}` : 'Create Organization'}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {field('name', 'Organization Name *', <input autoComplete="off" />)}
        {field('description', 'Description', <textarea rows={3} />)}
        {field('website', 'Website', <input type="url" placeholder="https://" />)}
        {field('phone', 'Phone', <input type="tel" />)}
        {field('address', 'Address', <input />)}
        {field('timezone', 'Time zone', <input list="time-zones" />, 'A name such as America/New_York.')}
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        {field(
          'password',
          known ? 'Password' : 'Password *',
          <input type="password" autoComplete="new-password" />,
          known ? 'Leave blank to keep the current one.' : 'Shared by the members, at least 8 characters.',
        )}
        {!known && field('nonprofitAdminEmail', 'Admin e-mail', <input type="email" autoComplete="off" />)}
        {!known && field('nonprofitAdminNotes', 'Admin notes', <textarea rows={2} />)}
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={saving} busyLabel={known ? 'Updating...' : 'Creating...'}>
            {known ? 'Update Organization' : 'Create Organization'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
