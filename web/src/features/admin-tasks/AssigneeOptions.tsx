import { Combobox } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import type { Person } from './usePeopleSearch';

type AssigneeOptionsProps = {
  anchor: RefObject<HTMLElement | null>;
  people: Person[];
  /** Said in place of people. */
  note: string;
};

/** The people of the directory that may be chosen, below the field. */
export function AssigneeOptions({ anchor, people, note }: AssigneeOptionsProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner anchor={anchor} sideOffset={4} className="z-60 outline-none">
        <Combobox.Popup className="max-h-72 w-[var(--anchor-width)] overflow-y-auto rounded-xl border border-line bg-card p-1 text-ink lifted">
          <Combobox.Status className="px-3 py-2 text-sm text-mute empty:hidden">{note}</Combobox.Status>
          <Combobox.List>
            {people.map(({ email, name }) => (
              <Combobox.Item
                key={email}
                value={email}
                className="flex min-h-11 cursor-pointer flex-col justify-center rounded-lg px-3 py-1 data-highlighted:bg-pine-soft"
              >
                <span className="font-semibold">{name || email}</span>
                {name && <span className="text-sm text-mute">{email}</span>}
              </Combobox.Item>
            ))}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
