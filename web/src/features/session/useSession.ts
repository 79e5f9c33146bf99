import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isOwnEmail, onSessionChange, readSession, type Session } from '../../lib/session';
import { syncUser } from './syncUser';

/** The running session, followed across tabs; a change of role takes effect when the person comes back. */
export function useSession(): Session | null {
  const session = useSyncExternalStore(onSessionChange, readSession);
  const { revalidate } = useRevalidator();
  const email = session?.user.email;
  const userType = session?.userType;
  const known = useRef({ email, userType });

  useEffect(() => {
    const before = known.current;
    known.current = { email, userType };
    if (!email || !before.email) return;
    // Someone else signed in from another tab: nothing of the first person may stay in memory.
    if (email !== before.email && !isOwnEmail(email)) window.location.reload();
    // The route guards decide anew.
    else if (userType !== before.userType) void revalidate();
  }, [email, userType, revalidate]);

  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void syncUser();
    };
    document.addEventListener('visibilitychange', sync);
    return () => document.removeEventListener('visibilitychange', sync);
  }, []);

  return session;
}
