import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const dist = join(root, 'web', 'dist');

/**
 * What each page of web/src/pages.ts needs at once, by Vite's manifest: start, frame, page, question, client and all they import.
 */
export function pages() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const files = JSON.parse(readFileSync(join(dist, '.vite', 'modules.json'), 'utf8'));
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const closure = (sources) => {
    const js = new Set(sources.map((source) => fileOf(files, source)));
    const css = new Set();
    for (const file of js) {
      const { css: styles = [], imports = [] } = chunks.get(file);
      for (const style of styles) css.add(style);
      for (const name of imports) js.add(manifest[name].file);
    }
    return { js, css };
  };
  const entry = closure(['src/main.ts']).js;
  const loads = routes().map(({ path, sources, asks }) => ({
    path,
    asks: closure(asks).js,
    ...closure(['src/main.ts', ...asks, ...sources]),
  }));
  return { manifest, entry, loads };
}

/**
 * Writes down what the server names in the page of an address, so that it is fetched before the entry asks for it: first what
 * asks for the page's data, then the rest, the largest first.
 */
export function writeAhead() {
  const { entry, loads } = pages();
  const sizeOf = (file) => statSync(join(dist, file)).size;
  const ahead = loads.map(({ path, asks, js }) => {
    const rest = [...js].filter((file) => !asks.has(file)).sort((one, other) => sizeOf(other) - sizeOf(one));
    return [path, [...asks, ...rest].filter((file) => !entry.has(file))];
  });
  // Other addresses lead to the page for signing in, or need as much.
  ahead.push(['', ahead[0][1]]);
  writeFileSync(join(dist, '.ahead.json'), JSON.stringify(Object.fromEntries(ahead)));
}

/**
 * The pages of web/src/pages.ts with the source files, below `web`, that they need at once: to ask for their data, and to be
 * drawn. The page for signing in comes first.
 *
 * @returns {{ path: string; asks: string[]; sources: string[] }[]}
 */
export function routes() {
  const table = readFileSync(join(root, 'web', 'src', 'pages.ts'), 'utf8');
  const app = 'src/app.tsx';
  const pages = [...table.matchAll(/ {2}\{\s+path: '([^']+)'([\s\S]*?)\n {2}\}/g)].map(([, path, rest]) => {
    const named = [...rest.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name]) => `src/${name}`);
    return {
      path,
      asks: [...named.filter((name) => name.endsWith('.ask')), 'src/apollo/client.ts'],
      sources: [
        ...named.filter((name) => !name.endsWith('.ask')),
        app,
        'src/features/shell/AppShell.tsx',
        'src/apollo/preload.ts',
      ],
    };
  });
  const rows = table.match(/^ +path: '/gm)?.length ?? 0;
  if (pages.length === 0 || pages.length !== rows)
    throw new Error(`${pages.length} of ${rows} pages can be read in web/src/pages.ts.`);
  return [{ path: '/login', asks: [], sources: [app, 'src/features/session/LoginPage.tsx'] }, ...pages];
}

function fileOf(files, source) {
  const name = [source, `${source}.tsx`, `${source}.ts`].find((name) => name in files);
  if (!name) throw new Error(`The build has no chunk for ${source}.`);
  return files[name];
}
