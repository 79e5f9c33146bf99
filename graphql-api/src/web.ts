import { extname, join } from 'node:path';
import express, { Router } from 'express';

const year = 365 * 24 * 60 * 60 * 1000;

/** Serves the built client: hashed assets for ever, everything else asked anew, its page for every address. */
export function webClient(folder: string): Router {
  const router = Router();
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: year, fallthrough: true }));
  router.use(express.static(folder, { index: false, cacheControl: false, setHeaders: askAnew }));
  router.get('/{*path}', (request, response, next) => {
    // A missing file is missing; only addresses of pages get the page.
    if (extname(request.path) || request.path.startsWith('/assets/')) return next();
    askAnew(response);
    response.sendFile(join(folder, 'index.html'));
  });
  return router;
}

function askAnew(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Cache-Control', 'no-cache');
}
