export type Connectivity = 'online' | 'offline' | 'server-away';

const listeners = new Set<() => void>();
let serverAway = false;

/** What stands between this browser and the server, if anything. */
export function connectivity(): Connectivity {
  if (navigator.onLine === false) return 'offline';
  return serverAway ? 'server-away' : 'online';
}

/** Every request says how it went: an answer below 500 shows that the server is there. */
export function noteServer(reachable: boolean): void {
  if (serverAway === !reachable) return;
  serverAway = !reachable;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function onConnectivityChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
