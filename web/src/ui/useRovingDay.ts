import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonthsToDate, isInMonth, type Month, monthOf, monthPage } from '../lib/dates';

type RovingDay = {
  month: Month;
  today: string;
  onMonth: (month: Month) => void;
  onDay: (date: string) => void;
};

/** Keeps one day of the grid in the tab order and moves it with the keys, across months too. */
export function useRovingDay({ month, today, onMonth, onDay }: RovingDay) {
  const gridRef = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const [last, setLast] = useState(today);
  const active = isInMonth(last, month) ? last : startOf(month, today);

  // The month asked for may come a render later; the focus waits for it.
  useEffect(() => {
    if (!wanted.current || !isInMonth(wanted.current, month)) return;
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  const go = (date: string) => {
    wanted.current = date;
    setLast(date);
    if (!isInMonth(date, month)) onMonth(monthOf(date));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    // Keys pressed on a button inside a cell belong to the button.
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') onDay(date);
    else {
      const next = step(event.key, date, event.shiftKey);
      if (!next) return;
      go(next);
    }
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    if (date && isInMonth(date, month)) setLast(date);
  };

  return { active, gridRef, onKeyDown, onFocus };
}

function startOf(month: Month, today: string): string {
  if (isInMonth(today, month)) return today;
  return monthPage(month).find((date) => isInMonth(date, month)) ?? today;
}

/** The day a key leads to; with Shift the page keys turn years. */
function step(key: string, date: string, shift: boolean): string | null {
  const weekday = monthPage(monthOf(date)).indexOf(date) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonthsToDate(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonthsToDate(date, shift ? 12 : 1);
    default:
      return null;
  }
}
