type Connection = 'ok' | 'offline' | 'away';

const listeners = new Set<() => void>();
let serverAway = false;

/** Whether the computer is offline, the server away, or all is well. */
export function readConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return serverAway ? 'away' : 'ok';
}

/** Every answer and every failure to get one says whether the server can be reached. */
export function reportReachable(reachable: boolean): void {
  if (serverAway === !reachable) return;
  serverAway = !reachable;
  announce();
}

/** Calls back when the connection is lost or found. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('online', announce);
    addEventListener('offline', announce);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', announce);
    removeEventListener('offline', announce);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
