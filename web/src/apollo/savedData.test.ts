import 'fake-indexeddb/auto';
import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSavedData, restoreSavedData, saveSoon } from './savedData';

const query = gql`
  query Greeting {
    greeting
  }
`;
const seen = (cache: InMemoryCache) => cache.readQuery<{ greeting: string }>({ query })?.greeting ?? null;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function saveGreeting(owner: string): Promise<void> {
  const cache = new InMemoryCache();
  cache.writeQuery({ query, data: { greeting: 'Welcome, Maya' } });
  saveSoon(cache, owner);
  await pause(1_200);
}

async function nextVisit(owner: string): Promise<string | null> {
  vi.resetModules();
  const { restoreSavedData: restore } = await import('./savedData');
  const cache = new InMemoryCache();
  await restore(cache, owner);
  return seen(cache);
}

beforeEach(async () => {
  forgetSavedData();
  await pause(20);
});

it('shows the same person again what they saw, and nobody else', async () => {
  await saveGreeting('maya@example.org');
  expect(await nextVisit('leo@example.org')).toBeNull();
  expect(await nextVisit('maya@example.org')).toBe('Welcome, Maya');
});

it('forgets after seven days and on signing out', async () => {
  await saveGreeting('maya@example.org');
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1_000);
  expect(await nextVisit('maya@example.org')).toBeNull();
  vi.useRealTimers();
  forgetSavedData();
  await pause(20);
  expect(await nextVisit('maya@example.org')).toBeNull();
});

it('never writes over what has arrived already', async () => {
  await saveGreeting('maya@example.org');
  const cache = new InMemoryCache();
  cache.writeQuery({ query, data: { greeting: 'Newer' } });
  await restoreSavedData(cache, 'maya@example.org');
  expect(seen(cache)).toBe('Newer');
});
