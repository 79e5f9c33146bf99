import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { routes } from '../scripts/prepare/pages.mjs';

const api = 'http://127.0.0.1:4000';
const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const pages = routes().map(({ path, sources }) => ({ path, sources: sources.map((name) => sourceId(name)) }));
const entries = new Set(pages.flatMap(({ sources }) => sources));

function sourceId(name: string): string {
  const file = [name, `${name}.tsx`, `${name}.ts`].find((at) => existsSync(join(import.meta.dirname, at)));
  return join(import.meta.dirname, file ?? name);
}

type ModuleInfo = { importedIds: readonly string[] } | null;
type Graph = { getModuleInfo: (id: string) => ModuleInfo };
let reached: Map<string, string[]> | undefined;

/** The addresses whose page cannot be drawn without a module. */
function pagesOf(id: string, graph: Graph): string[] {
  if (!reached) {
    reached = new Map();
    for (const { path, sources } of pages) {
      const wanted = new Set(sources);
      for (const at of wanted)
        for (const next of graph.getModuleInfo(at)?.importedIds ?? []) wanted.add(next);
      for (const at of wanted) reached.set(at, [...(reached.get(at) ?? []), path]);
    }
  }
  return reached.get(id) ?? [];
}

/** A file for what several pages share: one request, instead of twenty that wait for each other on a slow line. */
const sharedBy = (name: string, priority: number, isShared: (paths: string[]) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (!entries.has(id) && isShared(pagesOf(id, graph)) ? name : null),
  priority,
});
const portal = /^\/(?!login|admin|super)/;
const count = (paths: string[], part: RegExp) => paths.filter((path) => part.test(path)).length;

// Saved data of another contract must not be read back.
const contract = createHash('sha256')
  .update(readFileSync(new URL('../schema.graphql', import.meta.url)))
  .digest('hex')
  .slice(0, 16);

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.CONTRACT': JSON.stringify(contract) },
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      // A new version waits until the person asks for it; features/shell/workerUpdates.ts registers the worker.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Handraise',
        short_name: 'Handraise',
        description: 'Tasks, events, documents and people of your nonprofit, in one place.',
        theme_color: '#0f766e',
        background_color: '#f6f8f7',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        navigateFallbackDenylist: [/^\/(api|graphql|graphiql|healthz|readyz)/],
        // The content policy lets a worker load no second script.
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
    // Packed once here, so that no request waits for it: the server hands out what lies beside each file.
    compression({
      threshold: 1_000,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')],
    }),
  ],
  resolve: {
    // Two builds of graphql in one process refuse each other's schemas; only the tests run a schema.
    alias: process.env.VITEST ? [{ find: /^graphql$/, replacement: 'graphql/index.js' }] : [],
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/graphql': api, '/healthz': api, '/readyz': api },
  },
  build: {
    target: 'baseline-widely-available',
    // scripts/checks/bytes.mjs reads from it what each page loads.
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The list of what to fetch ahead is part of the entry: those who only sign in need not carry the desks' part.
      resolveDependencies: (file, dependencies) =>
        /\/(Admin|Volunteer|Platform|Organizations|Users|Analytics|admin|volunteers|platform|organizations)/.test(
          file,
        )
          ? []
          : dependencies,
    },
    // The content policy knows no `data:` for styles and fonts: nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes along what its modules import, unless one of a higher priority has it.
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
              priority: 3,
            },
            {
              name: 'apollo',
              test: packages('@apollo', '@wry', 'graphql', 'optimism', 'rxjs'),
              priority: 3,
            },
            // What the entry needs, apart from it, so that other groups do not take it along.
            { name: 'first', tags: ['$initial'], test: /web[\\/]src[\\/](?!main)/, priority: 2.5 },
            sharedBy('first', 2.4, (paths) => paths.includes('/login')),
            sharedBy('signedIn', 2.3, (paths) => paths.length === pages.length - 1),
            sharedBy(
              'portal',
              2.2,
              (paths) => count(paths, portal) > 1 || (count(paths, portal) > 0 && paths.length > 3),
            ),
            sharedBy('desk', 2.1, (paths) => count(paths, /^\/admin/) > 1),
            sharedBy('console', 2, (paths) => count(paths, /^\/super/) > 1),
            { name: 'dialog', test: packages('@base-ui', '@floating-ui'), minShareCount: 8, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // The files share their modules and one window each worker: a fresh one for every file took a third of the time.
    isolate: false,
    // The first test of a file waits for the pages' lazy chunks to be compiled.
    testTimeout: 30_000,
    // The pages wait for pauses in typing and for lazy code; a machine under load gets a second chance.
    retry: 1,
    unstubGlobals: true,
    // jsdom stumbles when React throws away a page of a test that is over with no error to tell of (`throw undefined`).
    onUnhandledError: ({ message }) => message !== "Cannot read properties of undefined (reading 'stack')",
  },
});
