import { type ComponentType, lazy } from 'react';

const SETTLED_MS = 2_000;

/** What has been fetched, by the function that fetches it. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** A component whose code arrives when it is first drawn, or has arrived before (whenSettled, with the same function). */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => {
    const component = arrived.get(load) as ComponentType<Props> | undefined;
    return component ? atHand({ default: component }) : load().then((loaded) => ({ default: loaded }));
  });
}

/** Fetches code and keeps it for `later` of the same function, which then draws it at once. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  arrived.set(load, await load());
}

/** Fetches code that a click may want, once the page has settled; returns how to call that off. */
export function whenSettled(...loads: (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => {
    // A failure is no matter here: the click asks again.
    for (const load of loads) fetchAhead(load).catch(() => null);
  };
  const timer = setTimeout(fetchAll, SETTLED_MS);
  return () => clearTimeout(timer);
}

/** React draws what is told to it at once; after a promise, even a kept one, it waits up to 300 ms before it draws. */
function atHand<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else
  const told = { then: (tell: (value: Value) => void) => tell(value) };
  return told as unknown as Promise<Value>;
}
