import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { inputLook } from '../../ui/controls';
import { OrganizationOptions } from './OrganizationOptions';
import { type OrganizationOption, useOrganization, useOrganizationSearch } from './useOrganizationSearch';

export type OrganizationPickerProps = {
  label: string;
  /** Said in the empty field. */
  none: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** Under which a form finds the id. */
  name?: string;
  error?: string | undefined;
};

/** Chooses one of any number of organizations: the server searches them by name. */
export function OrganizationCombobox({ label, none, value, onChange, name, error }: OrganizationPickerProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<OrganizationOption | null>(null);
  const known = useOrganization(picked?.id === value ? null : value);
  const chosen = value ? (picked?.id === value ? picked : known) : null;
  const { organizations, note } = useOrganizationSearch(typed, isOpen);

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Combobox.Root<OrganizationOption>
        items={organizations}
        filter={null}
        value={chosen}
        onValueChange={(next) => {
          setPicked(next);
          onChange(next?.id ?? null);
        }}
        // What stands in the field because it was chosen is no search.
        onInputValueChange={(words, { reason }) => setTyped(reason === 'input-change' ? words : '')}
        open={isOpen}
        onOpenChange={setIsOpen}
        autoHighlight
        itemToStringLabel={(organization) => organization.name}
        isItemEqualToValue={(one, other) => one.id === other.id}
      >
        <div ref={field} className="relative">
          <Combobox.Input
            ref={input}
            id={id}
            placeholder={none}
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={`${inputLook} h-11 pr-10 placeholder:text-ink sm:h-10`}
            data-field={name}
          />
          {chosen ? (
            <Combobox.Clear
              aria-label={`Clear ${label}`}
              className="absolute inset-y-0 right-0 flex w-10 items-center justify-center text-mute hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </Combobox.Clear>
          ) : (
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4"
            />
          )}
        </div>
        <OrganizationOptions anchor={field} organizations={organizations} note={note} />
      </Combobox.Root>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  );
}
