export type UserType = 'super_admin' | 'nonprofit_admin' | 'volunteer';

/** What screen headers show, and nothing more: the browser's storage is readable by anyone at the computer. */
export type SessionUser = {
  firstName: string | null;
  lastName: string | null;
  email: string;
  role: string;
  organizationName: string | null;
  /** An instant; only the platform owner's header shows it. */
  lastLogin?: string | null;
};

export type Tokens = { accessToken: string; refreshToken: string };
export type Session = Tokens & { user: SessionUser; userType: string };
export type SessionEnd = 'signed-out' | 'expired';

const keys = ['accessToken', 'refreshToken', 'user', 'userType'] as const;
const listeners = new Set<() => void>();
let known: { raw: string; session: Session | null } = { raw: '', session: null };
let end: SessionEnd | null = null;
let ownEmail: string | null = null;

/** The stored session, or null unless an access token and a readable user are both there. */
export function readSession(): Session | null {
  const [accessToken, refreshToken, user, userType] = keys.map((key) => localStorage.getItem(key));
  const raw = [accessToken, refreshToken, user, userType].join('\n');
  if (raw !== known.raw) {
    const stored = accessToken && user ? parseUser(user) : null;
    const session = accessToken && stored && { accessToken, refreshToken: refreshToken ?? '', user: stored };
    known = { raw, session: session ? { ...session, userType: userType ?? stored?.role ?? '' } : null };
  }
  return known.session;
}

/** Keeps a new session; of the user only what headers show. */
export function saveSession(tokens: Tokens, user: Partial<SessionUser>, userType: string): void {
  end = null;
  localStorage.setItem('userType', userType);
  localStorage.setItem('user', JSON.stringify(shown(user, userType)));
  saveTokens(tokens);
}

/** Replaces the tokens of the running session. */
export function saveTokens({ accessToken, refreshToken }: Tokens): void {
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('accessToken', accessToken);
  announce();
}

/** Brings name, role and organization up to date without touching the tokens. */
export function saveUser(user: Partial<SessionUser>, userType: string): void {
  localStorage.setItem('userType', userType);
  localStorage.setItem('user', JSON.stringify(shown(user, userType)));
  announce();
}

/** The same for what the person changed about themselves, here: a new e-mail is then no other person. */
export function saveOwnUser(user: Partial<SessionUser>, userType: string): void {
  ownEmail = user.email ?? null;
  saveUser(user, userType);
}

/** Whether the person of this session has just taken this address themselves. */
export const isOwnEmail = (email: string) => email === ownEmail;

/** Forgets the session on this computer; other tabs follow by the storage event. */
export function clearSession(reason: SessionEnd): void {
  end = reason;
  for (const key of keys) localStorage.removeItem(key);
  announce();
}

/** How the session ended in this tab; null when another tab ended it. */
export const sessionEnd = () => end;

/** Calls back when the session changes here, in another tab, or while the page slept in the back-forward cache. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', announce);
    addEventListener('pageshow', announce);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', announce);
    removeEventListener('pageshow', announce);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function shown(user: Partial<SessionUser>, userType: string): SessionUser {
  const { firstName = null, lastName = null, email = '', organizationName = null, lastLogin } = user;
  const names = { firstName: given(firstName), lastName: given(lastName) };
  const everybody = { ...names, email, role: userType, organizationName };
  return userType === 'super_admin' ? { ...everybody, lastLogin } : everybody;
}

/** REST writes 'Not set' for a name that nobody has given yet. */
const given = (name: string | null) => (name === 'Not set' ? null : name);

function parseUser(raw: string): SessionUser | null {
  try {
    const user: unknown = JSON.parse(raw);
    return typeof user === 'object' && user !== null
      ? shown(user, String(Reflect.get(user, 'role') ?? ''))
      : null;
  } catch {
    return null;
  }
}
