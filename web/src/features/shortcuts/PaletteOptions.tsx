import { useEffect } from 'react';
import { MatchedText } from '../directory/MatchedText';
import type { PaletteItem } from './usePaletteItems';

type PaletteOptionsProps = {
  id: string;
  items: PaletteItem[];
  active: number;
  words: string;
  idOf: (index: number) => string;
  onChoose: (to: string) => void;
};

/** What was found, one list under the headings of its kinds; the focus stays in the field. */
export function PaletteOptions({ id, items, active, words, idOf, onChoose }: PaletteOptionsProps) {
  useEffect(() => {
    document.getElementById(idOf(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, idOf]);

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className="flex max-h-[50dvh] flex-col overflow-y-auto"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above answers the keys for all options
        <div
          key={item.id}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Not at mousedown: the field would lose the focus before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item.to)}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-pine-soft aria-selected:bg-pine-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-pine"
        >
          <span className="min-w-0 grow">
            <MatchedText text={item.label} search={words} />
            {item.hint && (
              <span className="block text-sm text-mute">
                <MatchedText text={item.hint} search={words} />
              </span>
            )}
          </span>
          <span className="shrink-0 text-sm text-mute">{item.group}</span>
        </div>
      ))}
    </div>
  );
}
