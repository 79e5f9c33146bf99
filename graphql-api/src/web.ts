import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
  const pageOf = pages(folder);
  router.get('/{*path}', (request, response, next) => {
    // A missing file is missing; only addresses of pages get the page.
    if (/\/\.|\.[^/]*$/.test(request.path) || request.path.startsWith('/assets/')) return next();
    askAnew(response);
    const { html, etag } = pageOf(request.path);
    response.setHeader('ETag', etag);
    response.type('html').send(html);
  });
  return router;
}

interface Page {
  html: string;
  etag: string;
}

/**
 * The one page of the client, which names all code of an address, for those that the build does not know what signing in needs:
 * on a slow line it comes together, instead of each file after the one that asks for it.
 */
function pages(folder: string): (path: string) => Page {
  const plain = readFileSync(join(folder, 'index.html'), 'utf8');
  const list = join(folder, '.ahead.json');
  const ahead: Record<string, string[]> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const known = new Map<string, Page>();
  for (const [path, files] of Object.entries({ '': [], ...ahead })) {
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const html = plain.replace('</head>', () => `${links.join('')}</head>`);
    known.set(path, { html, etag: `"${createHash('sha1').update(html).digest('base64url')}"` });
  }
  return (path) => known.get(path) ?? (known.get('') as Page);
}

function askAnew(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Cache-Control', 'no-cache');
}
