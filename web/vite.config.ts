import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  // @apollo/client and the schema-backed tests must share one graphql build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  server: {
    port: 5173,
    proxy: { '/api': api, '/graphql': api, '/healthz': api, '/readyz': api },
  },
  build: {
    // The first versions that know light-dark(), which carries both themes in one set of variables.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The policy says img-src 'self' data:, font and style only 'self': nothing is inlined.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
