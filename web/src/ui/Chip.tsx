import type { ReactNode } from 'react';
import { softTone, type Tone } from './tones';

/** A short word with a colour that repeats, never replaces, what it says. */
export function Chip({ tone = 'stone', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap print:border print:bg-transparent ${softTone[tone]}`}
    >
      {children}
    </span>
  );
}
