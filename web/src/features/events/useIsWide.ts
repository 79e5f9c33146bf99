import { useSyncExternalStore } from 'react';

const wide = '(min-width: 40rem)';

/** Whether the window is wider than a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
  );
}
