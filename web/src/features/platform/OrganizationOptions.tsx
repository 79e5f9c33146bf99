import { Combobox } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import type { OrganizationOption } from './useOrganizationSearch';

type OrganizationOptionsProps = {
  anchor: RefObject<HTMLElement | null>;
  organizations: OrganizationOption[];
  /** Said below them, or in their place. */
  note: string;
};

/** The organizations that may be chosen, below the field. */
export function OrganizationOptions({ anchor, organizations, note }: OrganizationOptionsProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner anchor={anchor} sideOffset={4} className="z-60 outline-none">
        <Combobox.Popup className="max-h-72 w-[max(var(--anchor-width),16rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-xl border border-line bg-card p-1 text-ink lifted">
          <Combobox.List>
            {organizations.map((organization) => (
              <Combobox.Item
                key={organization.id}
                value={organization}
                className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 py-1 data-highlighted:bg-pine-soft data-selected:font-semibold sm:min-h-9"
              >
                {organization.name}
              </Combobox.Item>
            ))}
          </Combobox.List>
          <Combobox.Status className="px-3 py-2 text-sm text-mute empty:hidden">{note}</Combobox.Status>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
