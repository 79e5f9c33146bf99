import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // Two builds of graphql in one process do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The files share their modules: loading the server anew for each of them took longer than most of its tests.
    isolate: false,
  },
});
