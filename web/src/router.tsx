import { Navigate, type RouteObject, replace } from 'react-router-dom';
import { isAnsweredEarly } from './early';
import { leaveLogin, requireUser } from './features/session/guard';
import { ErrorPage } from './features/shell/ErrorPage';
import { LoadingPage } from './features/shell/LoadingPage';
import { Root } from './features/shell/Root';
import { firstMessages } from './lib/firstMessages';
import { type Page, pages } from './pages';
import { fetchAhead, later } from './ui/later';

const loadShell = () => import('./features/shell/AppShell').then((module) => module.AppShell);

/** The only route table. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      {
        path: '/login',
        handle: { title: 'Sign in' },
        loader: leaveLogin,
        Component: later(() => import('./features/session/LoginPage').then((module) => module.LoginPage)),
      },
      {
        Component: later(loadShell),
        children: [
          ...pages.map(route),
          {
            path: '/admin-dashboard',
            loader: ({ request }) => {
              requireUser(request, ['nonprofit_admin']);
              return replace('/admin-dashboard/overview');
            },
            element: null,
          },
          {
            path: '/super-admin',
            loader: ({ request }) => {
              requireUser(request, ['super_admin']);
              return replace('/super-admin/overview');
            },
            element: null,
          },
        ],
      },
      {
        path: '*',
        handle: { title: firstMessages.pageNotFound },
        Component: later(() => import('./features/shell/NotFoundPage').then((module) => module.NotFoundPage)),
      },
    ],
  },
];

/** A guarded page; once the guard has let the person in, frame, page and query start together, unless they have started before. */
function route({ path, title, failure, allowed, load, loadAsk, reads = [] }: Page): RouteObject {
  return {
    path,
    handle: { title, failure },
    ErrorBoundary: ErrorPage,
    Component: later(load),
    loader: async ({ request }) => {
      requireUser(request, allowed);
      // A failure to load shows when the page is drawn, not here.
      const code = Promise.allSettled([fetchAhead(loadShell), fetchAhead(load)]);
      const [{ ask }, { preload }, { savedDataRestored }] = await Promise.all([
        loadAsk(),
        import('./apollo/preload'),
        import('./apollo/client'),
      ]);
      await savedDataRestored();
      const isAnswered = await isAnsweredEarly(request, code);
      return preload(ask(new URL(request.url).searchParams), isAnswered);
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? reads.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
        : defaultShouldRevalidate,
  };
}
