/** What headers show, and nothing more: the rest of a person is asked for when it is needed. */
export interface SessionUser {
  firstName: string | null;
  lastName: string | null;
  email: string;
  role: string;
  organizationName: string | null;
}

export interface Session {
  accessToken: string;
  refreshToken: string | null;
  user: SessionUser;
  userType: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export type SessionEnd = 'signed-out' | 'expired';

const keys = ['accessToken', 'refreshToken', 'user', 'userType'] as const;
const endListeners = new Set<(reason: SessionEnd) => void>();
const changeListeners = new Set<() => void>();

/** The signed-in person as this browser remembers them; null unless a token and a user are both stored. */
export function readSession(): Session | null {
  const accessToken = localStorage.getItem('accessToken');
  const user = parseUser(localStorage.getItem('user'));
  if (!accessToken || !user) return null;
  const userType = localStorage.getItem('userType') ?? user.role;
  return { accessToken, refreshToken: localStorage.getItem('refreshToken'), user, userType };
}

/** Remembers a sign-in. */
export function saveSession(tokens: Tokens, user: object, userType: string): void {
  saveTokens(tokens);
  saveUser(user, userType);
}

/** Puts a renewed pair of tokens in the place of the old one. */
export function saveTokens(tokens: Tokens): void {
  localStorage.setItem('accessToken', tokens.accessToken);
  localStorage.setItem('refreshToken', tokens.refreshToken);
}

/** Remembers who is signed in, cut down to what headers show. */
export function saveUser(user: object, userType: string): void {
  localStorage.setItem('user', JSON.stringify(headerFields(user, userType)));
  localStorage.setItem('userType', userType);
  for (const listener of changeListeners) listener();
}

/** Forgets the session; the reason decides what the sign-in page says. */
export function clearSession(reason: SessionEnd): void {
  for (const key of keys) localStorage.removeItem(key);
  for (const listener of endListeners) listener(reason);
}

/** Called when the session ends here or in another tab. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // A null key is localStorage.clear().
    if ((event.key === 'accessToken' || event.key === null) && !readSession()) listener('signed-out');
  };
  endListeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    endListeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Called when the remembered person or their role changes, here or in another tab. */
export function onUserChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === 'user' || event.key === 'userType') listener();
  };
  changeListeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    changeListeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function parseUser(stored: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    return typeof user === 'object' && user !== null && 'email' in user ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}

function headerFields(user: object, userType: string): SessionUser {
  const { firstName, lastName, email, organizationName } = user as Partial<SessionUser>;
  return {
    firstName: named(firstName),
    lastName: named(lastName),
    email: email ?? '',
    role: userType,
    organizationName: organizationName ?? null,
  };
}

// REST writes 'Not set' where nothing is known.
function named(name: string | null | undefined): string | null {
  return !name || name === 'Not set' ? null : name;
}
