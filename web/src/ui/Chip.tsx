import type { ReactNode } from 'react';

export type ChipTone = 'pine' | 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'violet' | 'stone';

const tones: Record<ChipTone, string> = {
  pine: 'bg-pine-soft text-pine',
  red: 'bg-red-soft text-red',
  orange: 'bg-orange-soft text-orange',
  yellow: 'bg-yellow-soft text-yellow',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  violet: 'bg-violet-soft text-violet',
  stone: 'bg-stone-soft text-stone',
};

/** A word on a tint: the word carries the meaning, the colour repeats it. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span
      className={`edge inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-chip font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
