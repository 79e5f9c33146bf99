const KEY = 'shortcuts';

/** Whether single letters act as shortcuts in this browser; who dictates or types with a stick may turn them off. */
export const areLettersOn = (): boolean => localStorage.getItem(KEY) !== 'off';

/** Turns the single letters on or off in this browser, for good. */
export function setLettersOn(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
