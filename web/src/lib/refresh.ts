import { postJson, readJson } from './http';
import { clearSession, readSession, saveTokens, type Tokens } from './session';

export type Refresh = 'renewed' | 'ended' | 'unreachable';

let running: Promise<Refresh> | undefined;

/** Renews the tokens once for all requests and all tabs; `refused` is the access token the server turned down. */
export function refreshOnce(refused: string | undefined): Promise<Refresh> {
  running ??= oneTabAtATime(() => renew(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

function oneTabAtATime(work: () => Promise<Refresh>): Promise<Refresh> {
  // Plain http on a name other than localhost has no locks; the server's grace for the parent token then serves.
  return navigator.locks ? navigator.locks.request('handraise.refresh', work) : work();
}

async function renew(refused: string | undefined): Promise<Refresh> {
  const session = readSession();
  if (!session) return 'ended';
  // Whoever held the lock before has already renewed it.
  if (session.accessToken !== refused) return 'renewed';
  try {
    const response = await postJson('/api/auth/refresh', { refreshToken: session.refreshToken });
    const now = readSession();
    if (!now) return 'ended';
    if (now.refreshToken !== session.refreshToken) return 'renewed';
    if (response.status === 401 || response.status === 403) {
      clearSession('expired');
      return 'ended';
    }
    const { tokens } = await readJson<{ tokens: Tokens }>(response);
    if (!response.ok || !tokens) return 'unreachable';
    saveTokens(tokens);
    return 'renewed';
  } catch {
    // A server or network that is away says nothing about the session.
    return 'unreachable';
  }
}
