import { type ComponentType, lazy } from 'react';

const SETTLED_MS = 2_000;

/** A component whose code arrives when it is first drawn. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Fetches code that a click may want, once the page has settled; returns how to call that off. */
export function whenSettled(load: () => Promise<unknown>): () => void {
  // A failure is no matter here: the click asks again.
  const timer = setTimeout(() => void load().catch(() => null), SETTLED_MS);
  return () => clearTimeout(timer);
}
