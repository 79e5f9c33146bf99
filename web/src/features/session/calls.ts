import { firstMessages } from '../../lib/firstMessages';
import { fetchInTime, postJson, readJson } from '../../lib/http';
import { clearSession, readSession, type SessionUser, saveSession, type Tokens } from '../../lib/session';

type SignedIn = {
  success: boolean;
  user: Partial<SessionUser>;
  tokens: Tokens;
  userType: string;
  message: string;
};

/** Signs in and keeps the session; otherwise tells why not. */
export async function login(
  email: string,
  password: string,
): Promise<{ userType: string } | { refused: string }> {
  try {
    const response = await postJson('/api/auth/login', { email, password });
    const { success, user, tokens, userType, message } = await readJson<SignedIn>(response);
    if (!response.ok || !success || !user || !tokens || !userType)
      return { refused: message || firstMessages.loginFailed };
    saveSession(tokens, user, userType);
    return { userType };
  } catch {
    return { refused: firstMessages.loginFailed };
  }
}

/** Whether an address may sign in at all; null when that could not be found out. */
export async function checkEmail(email: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetchInTime(`/api/auth/check-email/${encodeURIComponent(email)}`, { signal });
    const { allowed } = await readJson<{ allowed: boolean }>(response);
    return response.ok && typeof allowed === 'boolean' ? allowed : null;
  } catch {
    return null;
  }
}

/** Forgets the session at once and ends it on the server behind the person's back. */
export async function logout(): Promise<void> {
  const session = readSession();
  clearSession('signed-out');
  if (!session) return;
  const end = ({ accessToken }: Tokens) =>
    postJson(
      '/api/auth/logout',
      {},
      { keepalive: true, headers: { authorization: `Bearer ${accessToken}` } },
    );
  try {
    const response = await end(session);
    if (response.status !== 401) return;
    // Only a live access token can end the session, or its refresh token would stay good for weeks.
    const renewed = await postJson(
      '/api/auth/refresh',
      { refreshToken: session.refreshToken },
      { keepalive: true },
    );
    const { tokens } = await readJson<{ tokens: Tokens }>(renewed);
    if (tokens) await end(tokens);
  } catch {
    // The server is away; on this computer the session is over all the same.
  }
}
