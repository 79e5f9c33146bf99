export type Tone = 'pine' | 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'violet' | 'stone';

/** Text on its own soft ground; each pair keeps a contrast of at least 4.5. */
export const softTone: Record<Tone, string> = {
  pine: 'bg-pine-soft text-pine',
  red: 'bg-red-soft text-red',
  orange: 'bg-orange-soft text-orange',
  yellow: 'bg-yellow-soft text-yellow',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  violet: 'bg-violet-soft text-violet',
  stone: 'bg-stone-soft text-stone',
};

/** Ink on a tint with a coloured left edge: calendar entries. */
export const edgeTone: Record<Tone, string> = {
  pine: 'border-l-pine bg-pine/14',
  red: 'border-l-red bg-red/14',
  orange: 'border-l-orange bg-orange/14',
  yellow: 'border-l-yellow bg-yellow/14',
  blue: 'border-l-blue bg-blue/14',
  green: 'border-l-green bg-green/14',
  violet: 'border-l-violet bg-violet/14',
  stone: 'border-l-stone bg-stone/14',
};

export const textTone: Record<Tone, string> = {
  pine: 'text-pine',
  red: 'text-red',
  orange: 'text-orange',
  yellow: 'text-yellow',
  blue: 'text-blue',
  green: 'text-green',
  violet: 'text-violet',
  stone: 'text-stone',
};

export const dotTone: Record<Tone, string> = {
  pine: 'bg-pine',
  red: 'bg-red',
  orange: 'bg-orange',
  yellow: 'bg-yellow',
  blue: 'bg-blue',
  green: 'bg-green',
  violet: 'bg-violet',
  stone: 'bg-stone',
};
