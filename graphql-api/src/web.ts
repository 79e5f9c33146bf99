import { join } from 'node:path';
import { Router } from 'express';
import packed from 'express-static-gzip';

const yearSeconds = 365 * 24 * 60 * 60;
/** The build lays packed copies beside the files; brotli is the smaller one. */
const smallest = { enableBrotli: true, orderPreference: ['br', 'gz'] };

/** Serves the built client: hashed assets for ever, everything else asked anew, its page for every address. */
export function webClient(folder: string): Router {
  const router = Router();
  router.use(
    '/assets',
    packed(join(folder, 'assets'), {
      ...smallest,
      index: false,
      serveStatic: { immutable: true, maxAge: `${yearSeconds}s` },
    }),
  );
  router.use(
    packed(folder, { ...smallest, index: false, serveStatic: { cacheControl: false, setHeaders: askAnew } }),
  );
  router.get('/{*path}', (request, response, next) => {
    // A missing file is missing; only addresses of pages get the page.
    if (/\/\.|\.[^/]*$/.test(request.path) || request.path.startsWith('/assets/')) return next();
    askAnew(response);
    response.sendFile(join(folder, 'index.html'));
  });
  return router;
}

function askAnew(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Cache-Control', 'no-cache');
}
