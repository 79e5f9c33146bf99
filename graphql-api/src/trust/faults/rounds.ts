import { randomUUID } from 'node:crypto';

/** How often something is tried: as often as asked, or the part of it that FAULTS_SHARE names, to look at one thing. */
export function rounds(wanted: number): number {
  return Math.max(1, Math.round(wanted * Number(process.env.FAULTS_SHARE ?? 1)));
}

/** A seed of one's own choice, or a new one; printed, so that what went wrong can be run again. */
export function seedOf(what: string): number {
  const seed = Number(process.env.SEED ?? Number.parseInt(randomUUID().slice(0, 7), 16));
  console.log(`${what}: seed ${seed}`);
  return seed;
}

/** Numbers that look like chance and come again with their seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value below which lie so many of a hundred. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}

/** How often each value occurs. */
export function tally(values: (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
