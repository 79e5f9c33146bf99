import type { ApolloClient } from '@apollo/client';
import type { LiveSubscription } from '../graphql/live/graphql';
import { refreshOnce } from '../lib/refresh';
import { onSessionChange, readSession } from '../lib/session';
import { readEvents } from './liveStream';
import { takeIn } from './liveUpdates';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server goes no further back; what was before is asked for as a whole. */
const MOST_SECONDS_BACK = 300;
/** So long a connection may be dead before anybody notices. */
const UNNOTICED_MS = 30_000;
/** A connection that lasted so long was a good one. */
const GOOD_MS = 10_000;

type Outcome = 'ended' | 'refused' | 'renewed';

/**
 * Keeps seats and own tasks current while somebody looks at the page. Where the server cannot tell, it asks instead,
 * every half minute.
 */
export function followLive(client: ApolloClient, stop: AbortSignal): void {
  const { query, refetchShown, apply } = takeIn(client);
  void (async () => {
    let wait = FIRST_WAIT_MS;
    // Before the first page was drawn.
    let heard = performance.timeOrigin;
    let renewed = false;
    while (!stop.aborted) {
      await untilWanted(stop);
      if (stop.aborted) return;
      const began = Date.now();
      // What happened while nobody was connected was told to nobody.
      const secondsBack = Math.ceil((began - heard) / 1_000);
      if (secondsBack > MOST_SECONDS_BACK) refetchShown();
      const body = JSON.stringify({
        query,
        variables: { secondsBack: Math.min(secondsBack, MOST_SECONDS_BACK) },
      });
      const outcome = await connect(body, stop, apply);
      if (outcome === 'ended') heard = Math.max(heard, Date.now() - UNNOTICED_MS);
      const again: boolean = outcome === 'renewed' && !renewed;
      renewed = again;
      if (again || !isWanted()) continue;
      wait = Date.now() - began > GOOD_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      if (wait === LONGEST_WAIT_MS) refetchShown();
      await pause(wait, stop);
    }
  })();
}

const isWanted = () => {
  const session = readSession();
  return (
    session !== null &&
    session.userType !== 'super_admin' &&
    document.visibilityState === 'visible' &&
    navigator.onLine
  );
};

/** Calls back whenever one of the reasons to be connected may have come or gone. */
function onReason(listener: () => void): () => void {
  const stop = onSessionChange(listener);
  document.addEventListener('visibilitychange', listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function untilWanted(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isWanted() && !stop.aborted) return;
      forget();
      resolve();
    };
    const forget = onReason(look);
    stop.addEventListener('abort', look, { once: true });
    look();
  });
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** One connection, from its beginning to its end, which comes at the latest when nobody looks any more. */
async function connect(
  body: string,
  stop: AbortSignal,
  apply: (update: LiveSubscription['live']) => void,
): Promise<Outcome> {
  const accessToken = readSession()?.accessToken;
  const leaving = new AbortController();
  let isOpen = false;
  const forget = onReason(() => {
    if (!isWanted()) leaving.abort();
  });
  try {
    const response = await fetch('/graphql/stream', {
      method: 'POST',
      signal: AbortSignal.any([stop, leaving.signal]),
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${accessToken}`,
      },
      body,
    });
    if (response.status === 401)
      return (await refreshOnce(accessToken)) === 'renewed' ? 'renewed' : 'refused';
    if (!response.ok || !response.body) return 'refused';
    isOpen = true;
    for await (const { event, data } of readEvents(response.body)) {
      if (event !== 'next') break;
      const result = JSON.parse(data) as { data?: LiveSubscription | null };
      if (result.data) apply(result.data.live);
    }
    return 'ended';
  } catch {
    // The network went away, or nobody looks any more.
    return isOpen ? 'ended' : 'refused';
  } finally {
    forget();
  }
}
