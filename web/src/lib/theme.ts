export type Theme = 'light' | 'dark';

/** The theme that `/theme.js` settled before the first paint. */
export const readTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Chooses a theme for this browser; `/theme.js` applies it here and in the other tabs. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  // The storage event reaches other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}
