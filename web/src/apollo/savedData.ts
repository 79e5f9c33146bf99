import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { noteSavedData } from '../lib/freshness';

/** What one person has seen, for the next visit without a network. */
type SavedData = { owner: string; contract: string; savedAt: number; data: NormalizedCacheObject };

const SAVE_AFTER_MS = 1_000;
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
const key = 'saved';

let store: UseStore | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let restored: { owner: string; done: Promise<void> } | undefined;

const saved = () => {
  store ??= createStore('handraise', 'data');
  return store;
};

/** Puts back what this person saw last, once per visit; what is old, of another contract or another person is not. */
export function restoreSavedData(cache: ApolloCache, owner: string): Promise<void> {
  if (restored?.owner !== owner) restored = { owner, done: quietly(() => restore(cache, owner)) };
  return restored.done;
}

async function restore(cache: ApolloCache, owner: string): Promise<void> {
  const found = await get<SavedData>(key, saved());
  const isGood =
    found?.owner === owner &&
    found.contract === import.meta.env.CONTRACT &&
    Date.now() - found.savedAt < KEPT_MS;
  // Whatever has arrived in the meantime is newer.
  if (!isGood || Object.keys(cache.extract() as object).length > 0) return;
  cache.restore(found.data);
  noteSavedData(found.savedAt);
}

/** Saves what is known a moment after the last answer; guesses that the server has not confirmed stay out. */
export function saveSoon(cache: ApolloCache, owner: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const data = cache.extract(false) as NormalizedCacheObject;
    const record: SavedData = { owner, contract: import.meta.env.CONTRACT, savedAt: Date.now(), data };
    void quietly(() => set(key, record, saved()));
  }, SAVE_AFTER_MS);
}

/** Leaves nothing behind on a computer that others use. */
export function forgetSavedData(): void {
  clearTimeout(timer);
  restored = undefined;
  void quietly(() => clear(saved()));
}

// Where storage is forbidden, as in some private windows, the page works as before, without saved data.
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is saved.
  }
}
