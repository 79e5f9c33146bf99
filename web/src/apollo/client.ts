import {
  ApolloClient,
  ApolloLink,
  onlineSource,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client';
import { tap } from 'rxjs';
import { noteAnswer, noteSavedData } from '../lib/freshness';
import { onSessionChange, readSession } from '../lib/session';
import { createCache } from './cache';
import { link } from './links';
import { forgetSavedData, restoreSavedData, saveSoon } from './savedData';

const cache = createCache();

/** Gives those who ask with `onAnswer` the whole answer, before fragments are taken out of it: early.ts writes it into the cache. */
export const telling = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap((answer) => operation.getContext().onAnswer?.(answer))),
);

/** Every answer is worth keeping for a visit without a network. */
const saving = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(() => {
      if (operation.operationName) noteAnswer(operation.operationName);
      const owner = readSession()?.user.email;
      if (owner) saveSoon(cache, owner);
    }),
  ),
);

export const client = new ApolloClient({
  link: ApolloLink.from([telling, saving, link]),
  cache,
  dataMasking: true,
  // Sign-ups of others and work done in another tab show when the person comes back.
  refetchEventManager: new RefetchEventManager({
    sources: { windowFocus: windowFocusSource, online: onlineSource },
  }),
  devtools: { enabled: import.meta.env.DEV },
});

/** Resolves when what this person saw last time is there again; to be awaited before the first query. */
export async function savedDataRestored(): Promise<void> {
  const owner = readSession()?.user.email;
  if (owner) await restoreSavedData(cache, owner);
}

// What one person has seen must not greet the next one at the same computer.
onSessionChange(() => {
  if (readSession()) return;
  void client.clearStore();
  forgetSavedData();
  noteSavedData(null);
});
