import { clearSession, readSession, saveTokens, saveUser, type Tokens } from './session';
import { timedFetch } from './timedFetch';

interface RefreshAnswer {
  tokens?: Tokens;
  user?: { role?: string };
}

let running: Promise<boolean> | null = null;

/**
 * One silent refresh for all requests and all tabs. True: the stored token is good, try again. False: it could not
 * be renewed; the session is cleared only when the server said so, never because it or the network was away.
 */
export function refreshSession(failedToken: string): Promise<boolean> {
  running ??= inTurn(() => refreshUnlessDone(failedToken)).finally(() => {
    running = null;
  });
  return running;
}

// Tabs wait for each other; where the browser has no locks, the server's ten seconds of grace serve.
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('handraise-refresh', work) : work();
}

async function refreshUnlessDone(failedToken: string): Promise<boolean> {
  const session = readSession();
  if (!session) return false;
  if (session.accessToken !== failedToken) return true;
  if (!session.refreshToken) return expire();

  const answer = await exchange(session.refreshToken);
  if (!answer) return false;
  if (answer.status === 401 || answer.status === 403) return expire();

  const body: RefreshAnswer = answer.ok ? await answer.json().catch(() => ({})) : {};
  // Signed out while the answer was on its way: it must not bring the session back.
  if (!body.tokens || readSession()?.refreshToken !== session.refreshToken) return false;
  saveTokens(body.tokens);
  if (body.user) saveUser({ ...session.user, ...body.user }, body.user.role ?? session.userType);
  return true;
}

function exchange(refreshToken: string): Promise<Response | null> {
  return timedFetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => null);
}

function expire(): false {
  clearSession('expired');
  return false;
}
