import { redirect } from 'react-router-dom';
import { readSession, type UserType } from '../../lib/session';
import { homeOf, loginPath, safeNext } from './paths';

/** Lets the named kinds of user in; others go to their own home, visitors to the sign-in page. */
export function requireUser(request: Request, allowed: readonly UserType[]): void {
  const session = readSession();
  if (!session) throw redirect(loginPath(new URL(request.url)));
  if (!allowed.some((userType) => userType === session.userType)) throw redirect(homeOf(session.userType));
}

/** Who is signed in already has no business on the sign-in page. */
export function leaveLogin({ request }: { request: Request }): null {
  const session = readSession();
  const home = session && homeOf(session.userType);
  if (!home || home === '/login') return null;
  throw redirect(safeNext(new URL(request.url).searchParams.get('next')) ?? home);
}
