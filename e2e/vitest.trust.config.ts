import { defineConfig } from 'vitest/config';
import config from './vitest.config.js';

/** The long walks of `npm run test:trust`; their short versions run with all other journeys. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['trust/**/*.trust.ts'],
    testTimeout: 1_200_000,
    retry: 0,
    fileParallelism: false,
  },
});
