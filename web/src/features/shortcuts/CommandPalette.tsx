import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { PaletteOptions } from './PaletteOptions';
import { usePaletteItems } from './usePaletteItems';

type CommandPaletteProps = { userType: string; open: boolean; onClose: () => void };

/** One field that leads to every page, person and event. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title="Go to" initialFocus={input}>
      <Palette {...rest} input={input} onClose={onClose} />
    </Dialog>
  );
}

type PaletteProps = {
  userType: string;
  input: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

function Palette({ userType, input, onClose }: PaletteProps) {
  const list = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const items = usePaletteItems(userType, words);
  const active = Math.min(place, items.length - 1);
  const idOf = (index: number) => `${list}-${index}`;

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setPlace((active + step + items.length) % items.length);
    else if (event.key === 'Enter' && items[active]) go(items[active].to);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-3">
      <Field label={userType === 'super_admin' ? 'Page' : 'Page, person or event'}>
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? idOf(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setPlace(0);
          }}
          onKeyDown={press}
        />
      </Field>
      <p role="status" className={items.length > 0 ? 'sr-only' : 'py-4 text-center text-mute'}>
        {items.length === 0
          ? 'Nothing found'
          : `${items.length} ${items.length === 1 ? 'result' : 'results'}`}
      </p>
      <PaletteOptions id={list} items={items} active={active} words={words} idOf={idOf} onChoose={go} />
    </div>
  );
}
