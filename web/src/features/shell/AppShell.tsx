import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { client } from '../../apollo/client';
import { messages } from '../../lib/messages';
import { sessionEnd } from '../../lib/session';
import { later, whenSettled } from '../../ui/later';
import { Spinner } from '../../ui/Spinner';
import { onToastWanted, toastWanted } from '../../ui/toast';
import { loginPath } from '../session/paths';
import { useSession } from '../session/useSession';
import { BottomBar } from './BottomBar';
import { ConnectionBanner } from './ConnectionBanner';
import { frameOf } from './frame';

// One object for all: Navigate goes again whenever its state is another one.
const ranOut = { ended: true };

const loadWorkerUpdates = () =>
  import('./workerUpdates').then(({ followWorkerUpdates }) => followWorkerUpdates());

// Tests have no server to be connected to.
const loadLive = async (leaving: AbortSignal) => {
  if (import.meta.env.MODE === 'test') return;
  const { followLive } = await import('../../apollo/live');
  followLive(client, leaving);
};

const loadShortcuts = () => import('../shortcuts/Shortcuts').then((module) => module.Shortcuts);
const Shortcuts = later(loadShortcuts);
const Toaster = later(() => import('../../ui/Toaster').then((module) => module.Toaster));

/** The frame of every page behind the sign-in; it leaves for the sign-in page the moment the session ends. */
export function AppShell() {
  const session = useSession();
  const [isSettled, setIsSettled] = useState(false);
  const isToastWanted = useSyncExternalStore(onToastWanted, toastWanted);
  useEffect(() => whenSettled(loadWorkerUpdates), []);
  useEffect(() => {
    const leaving = new AbortController();
    const callOff = whenSettled(() => loadLive(leaving.signal));
    return () => {
      callOff();
      leaving.abort();
    };
  }, []);
  useEffect(() => whenSettled(() => loadShortcuts().then(() => setIsSettled(true))), []);
  const location = useLocation();
  if (!session) {
    const end = sessionEnd();
    const to = end === 'signed-out' ? loginPath() : loginPath(location);
    return <Navigate to={to} replace state={end === 'expired' ? ranOut : null} />;
  }
  const { Header, bar, stripe } = frameOf(session.userType);
  return (
    <ApolloProvider client={client}>
      <a
        href="#content"
        className="sr-only rounded-lg bg-card px-4 py-2 font-semibold text-pine focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        Skip to content
      </a>
      <header
        className={`sticky top-0 z-30 border-t-[3px] border-b border-b-line bg-card print-hidden ${stripe}`}
      >
        <Header user={session.user} />
        <ConnectionBanner />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-300 px-4 py-6 outline-none max-lg:pb-24 lg:px-6"
      >
        {/* By path, so that a new page shows its own frame instead of holding on to the old page. */}
        <Suspense key={location.pathname} fallback={<Spinner label={messages.loading} />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar links={bar} />
      <Suspense fallback={null}>
        {isSettled && <Shortcuts userType={session.userType} />}
        {(isSettled || isToastWanted) && <Toaster />}
      </Suspense>
    </ApolloProvider>
  );
}
