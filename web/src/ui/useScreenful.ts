import { useDeferredValue, useEffect } from 'react';

/** Cards that fill a phone. */
const SCREENFUL = 4;
const PHONE_PX = 640;

/** Whether a phone opens its first page. After a reload all must stand at once, or there is nothing to scroll back to. */
let isOpening =
  window.innerWidth < PHONE_PX &&
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * The rows of a list to draw: on a phone that opens its first page a screenful, and right after all of them, in pieces
 * between which it answers taps.
 */
export function useScreenful<Row>(rows: Row[]): Row[] {
  const whole = useDeferredValue(true, !isOpening);
  useEffect(() => {
    isOpening = false;
  }, []);
  return whole ? rows : rows.slice(0, SCREENFUL);
}
