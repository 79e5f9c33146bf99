const homes: Record<string, string> = {
  super_admin: '/super-admin',
  nonprofit_admin: '/admin-dashboard',
  volunteer: '/dashboard',
};

/** Where a kind of user is at home; an unknown kind has only the sign-in page. */
export const homeOf = (userType: string) => homes[userType] ?? '/login';

/** The sign-in page, with the way back to where the person wanted to go. */
export function loginPath(wanted?: { pathname: string; search: string }): string {
  return wanted ? `/login?next=${encodeURIComponent(wanted.pathname + wanted.search)}` : '/login';
}

/** The path to return to after signing in; anything that would lead off this site is no path. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const url = new URL(next, location.origin);
    const inside =
      url.origin === location.origin && !url.pathname.startsWith('//') && url.pathname !== '/login';
    return inside ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
