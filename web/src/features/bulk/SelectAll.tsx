import { useEffect, useRef } from 'react';
import type { Selection } from './useSelection';

/** Selects everything on the page, or nothing. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { ids, selected } = selection;
  const box = useRef<HTMLInputElement>(null);
  const isAll = selected.length === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 self-start pl-1 text-sm text-mute sm:min-h-9 print-hidden">
      <input
        ref={box}
        type="checkbox"
        className="size-6 accent-pine"
        checked={ids.length > 0 && isAll}
        onChange={({ target }) => (target.checked ? selection.selectAll() : selection.clear())}
      />
      Select all on this page
    </label>
  );
}
