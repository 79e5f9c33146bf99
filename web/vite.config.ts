import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { groups, tellChunks } from './chunks.ts';

const api = 'http://127.0.0.1:4000';
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
    tellChunks,
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
    // scripts/prepare/pages.mjs reads from it what each page loads.
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The list of what to fetch ahead is part of the entry: those who only sign in need not carry the desks' part.
      resolveDependencies: (file, dependencies) =>
        /\/(Admin|Volunteer|Platform|Organizations|Users|Analytics)/.test(file) ? [] : dependencies,
    },
    // The content policy knows no `data:` for styles and fonts: nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
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
