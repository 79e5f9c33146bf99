import { ApolloClient, onlineSource, RefetchEventManager, windowFocusSource } from '@apollo/client';
import { createQueryPreloader } from '@apollo/client/react';
import { onSessionChange, readSession } from '../lib/session';
import { createCache } from './cache';
import { link } from './links';

export const client = new ApolloClient({
  link,
  cache: createCache(),
  dataMasking: true,
  // Sign-ups of others and work done in another tab show when the person comes back.
  refetchEventManager: new RefetchEventManager({
    sources: { windowFocus: windowFocusSource, online: onlineSource },
  }),
  devtools: { enabled: import.meta.env.DEV },
});

/** Starts a page's query in its route's loader, before the page itself has arrived. */
export const preloadQuery = createQueryPreloader(client);

// What one person has seen must not greet the next one at the same computer.
onSessionChange(() => {
  if (!readSession()) void client.clearStore();
});
