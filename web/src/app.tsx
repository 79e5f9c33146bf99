import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { inTime } from './early';
import { routes } from './router';

/** So long nothing is drawn, rather than a wheel that turns for a moment and takes a slow phone's time from the page. */
const PATIENCE_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const reactRoot = createRoot(root);
const router = createBrowserRouter(routes);

// Not awaited: the code of the page imports from here, and would wait for it.
void inTime(firstPageReady(), PATIENCE_MS).then(() =>
  reactRoot.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);

/** Resolves when the loaders of the first page are done. */
function firstPageReady(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
}
