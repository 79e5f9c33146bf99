import { existsSync } from 'node:fs';
import express, { Router } from 'express';
import helmet from 'helmet';

/**
 * GraphiQL, served by ourselves, for exploring without the internet. Its editor writes styles into its page, which no
 * other page of ours may do.
 * @param folder where the build laid it; without it the address does not exist
 */
export function explorer(folder: string): Router {
  const router = Router();
  if (!existsSync(folder)) return router;
  router.use(
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
    express.static(folder, {
      cacheControl: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  return router;
}
