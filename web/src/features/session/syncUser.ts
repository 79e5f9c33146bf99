import { authorizedFetch } from '../../lib/authorizedFetch';
import { readJson } from '../../lib/http';
import { readSession, type SessionUser, saveUser } from '../../lib/session';

/** Takes over a name, role or organization that was changed elsewhere. */
export async function syncUser(): Promise<void> {
  try {
    const response = await authorizedFetch('/api/auth/me');
    const { user, userType } = await readJson<{ user: Partial<SessionUser>; userType: string }>(response);
    if (response.ok && user && userType && readSession()) saveUser(user, userType);
  } catch {
    // Nothing new is known; the stored user stands.
  }
}
