import { useRef } from 'react';
import type { Selection } from './useSelection';

type SelectBoxProps = { selection: Selection; id: string; name: string };

/** The box that selects one item; with Shift, everything since the last one. */
export function SelectBox({ selection, id, name }: SelectBoxProps) {
  const shift = useRef(false);
  return (
    <label className="grid size-8 shrink-0 cursor-pointer place-items-center self-start pt-1 select-none print-hidden">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        className="size-6 accent-pine"
        checked={selection.isSelected(id)}
        // The change that follows does not tell which keys were held.
        onClick={({ shiftKey }) => {
          shift.current = shiftKey;
        }}
        onKeyDown={({ shiftKey }) => {
          shift.current = shiftKey;
        }}
        onChange={({ target }) => selection.toggle(id, target.checked, shift.current)}
      />
    </label>
  );
}
