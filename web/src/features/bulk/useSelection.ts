import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Which items of the list on the screen are selected; what leaves the list is no longer. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const selected = ids.filter((id) => chosen.has(id));

  /** With `range` everything from the last one pressed up to this one follows it. */
  const toggle = (id: string, on: boolean, range: boolean) => {
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
    const touched = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    const next = new Set(selected);
    for (const one of touched) {
      if (on) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
  };
  return {
    ids,
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    selectAll: () => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  };
}
