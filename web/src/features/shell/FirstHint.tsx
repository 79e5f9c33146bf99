import { Lightbulb, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/IconButton';

type FirstHintProps = { name: string; children: ReactNode };

const keyOf = (name: string) => `hint:${name}`;

/** Says once what a newcomer may want to know; closed, it does not come back in this browser. */
export function FirstHint({ name, children }: FirstHintProps) {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(keyOf(name)) === null);
  if (!isOpen) return null;
  const close = () => {
    localStorage.setItem(keyOf(name), 'closed');
    setIsOpen(false);
    // The button goes with the click.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label="Hint"
      className="mb-6 flex items-center gap-3 rounded-xl border border-line bg-pine-soft py-1 pr-1 pl-4 print-hidden"
    >
      <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-pine" />
      <p className="grow py-2 text-sm">{children}</p>
      <IconButton label="Got it" className="self-start" onClick={close}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  );
}
