import { defineConfig } from 'vitest/config';
import config from './vitest.config.js';

/** The long proofs of `npm run test:trust`; their short versions run with all other tests. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['src/**/*.trust.ts'],
    testTimeout: 1_200_000,
    // Who kills servers mostly waits for new ones; beside it, something else has time to be busy.
    maxWorkers: 2,
    // Each file starts with the whole memory of its own.
    isolate: true,
  },
});
