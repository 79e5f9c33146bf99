import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const dist = join(root, 'web', 'dist');

/** What each route of web/src/router.tsx loads at once, by Vite's manifest: entry, frame, page, loader, client and all they import. */
export function pages() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const loads = routes().map(({ path, sources }) => ({
    path,
    ...closure(manifest, ['index.html', ...sources]),
  }));
  return { manifest, loads };
}

/** Writes down what the server names in the page of an address, so that it is fetched before the entry asks for it. */
export function writeAhead() {
  const { manifest, loads } = pages();
  const entry = closure(manifest, ['index.html']).js;
  // Signing in has little to fetch, and would have it fight with the entry for the line.
  const ahead = loads.slice(1).map(({ path, js }) => [path, [...js].filter((file) => !entry.has(file))]);
  writeFileSync(join(dist, '.ahead.json'), JSON.stringify(Object.fromEntries(ahead)));
}

/** The pages of the route table with the source files that start together, below `web`; the page for signing in comes first. */
export function routes() {
  const table = readFileSync(join(root, 'web', 'src', 'router.tsx'), 'utf8');
  // The client comes with each loader.
  const shared = ['src/features/shell/AppShell.tsx'];
  const pages = [...table.matchAll(/page\(\{\s+path: '([^']+)'([\s\S]*?)\n {10}\}\)/g)].map(
    ([, path, rest]) => ({
      path,
      sources: [
        ...shared,
        ...[...rest.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name]) => `src/${name}`),
      ],
    }),
  );
  if (pages.length === 0) throw new Error('No page was found in web/src/router.tsx.');
  return [{ path: '/login', sources: ['src/features/session/LoginPage.tsx'] }, ...pages];
}

function closure(manifest, sources) {
  const js = new Set();
  const css = new Set();
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    js.add(manifest[key].file);
    for (const file of manifest[key].css ?? []) css.add(file);
    for (const name of manifest[key].imports ?? []) add(name);
  };
  for (const source of sources) {
    const key = [source, `${source}.tsx`, `${source}.ts`].find((name) => name in manifest);
    if (!key) throw new Error(`The build has no chunk for ${source}.`);
    add(key);
  }
  return { js, css };
}
