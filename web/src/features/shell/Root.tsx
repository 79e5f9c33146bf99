import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { LoadingPage } from './LoadingPage';
import { isPageHandle } from './pageHandle';

/** Around every page: its title, its scroll position, and the focus after a change of page. */
export function Root() {
  const { pathname } = useLocation();
  const handle = useMatches().findLast((match) => isPageHandle(match.handle))?.handle;
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the path
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // Without this a keyboard or a screen reader would stay on a link that is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <title>{isPageHandle(handle) ? `${handle.title} · Handraise` : 'Handraise'}</title>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
