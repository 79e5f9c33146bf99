import { useEffect, useRef } from 'react';
import { areLettersOn } from './shortcutSetting';

type Acts = { onPalette: () => void; onHelp: () => void; onGo: (letter: string) => void };

const NEXT_LETTER_MS = 1_500;

/** Ctrl or Cmd with K anywhere; single letters only while nobody types and no window is open. */
export function useShortcutKeys(acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
        event.preventDefault();
        return latest.current.onPalette();
      }
      if (!areLettersOn() || isTyping(event.target) || isWindowOpen()) return;
      const follows = event.timeStamp - wentAt < NEXT_LETTER_MS;
      wentAt = Number.NEGATIVE_INFINITY;
      if (follows && /^[a-z]$/.test(event.key)) latest.current.onGo(event.key);
      else if (event.key === 'g') wentAt = event.timeStamp;
      else if (event.key === '?') latest.current.onHelp();
      else if (event.key === '/') search(latest.current.onPalette);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

const isWindowOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The search of the page; where it has none, the one over everything. */
function search(elsewhere: () => void): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field) elsewhere();
  field?.focus();
  field?.select();
}
