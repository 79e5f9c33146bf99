import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { placesOf } from './places';
import { areLettersOn, setLettersOn } from './shortcutSetting';

type ShortcutHelpProps = { userType: string; open: boolean; onClose: () => void };

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** What the keys do here, and the switch that turns the single letters off. */
export function ShortcutHelp({ userType, open, onClose }: ShortcutHelpProps) {
  const [isOn, setIsOn] = useState(areLettersOn);
  const toggle = (on: boolean) => {
    setLettersOn(on);
    setIsOn(on);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="flex flex-col">
        <Row keys={[isApple ? '⌘' : 'Ctrl', 'K']}>Find a page, a person or an event</Row>
        <Row keys={['/']}>Search on this page</Row>
        <Row keys={['?']}>Show this list</Row>
        {placesOf(userType).map(
          ({ label, to, letter }) =>
            letter && (
              <Row key={to} keys={['g', letter]}>
                Go to {label}
              </Row>
            ),
        )}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-pine"
          checked={isOn}
          onChange={({ target }) => toggle(target.checked)}
        />
        Single letters work as shortcuts in this browser
      </label>
    </Dialog>
  );
}

function Row({ keys, children }: { keys: string[]; children: React.ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
      <dt>{children}</dt>
      <dd className="flex shrink-0 gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="grid h-7 min-w-7 place-items-center rounded-md border border-edge bg-bg px-1.5 text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
