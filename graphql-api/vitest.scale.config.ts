import { defineConfig } from 'vitest/config';
import config from './vitest.config.js';

/** `npm run test:scale`: several servers, poolers, replicas and a balancer, as real programs. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['src/**/*.scale.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    isolate: true,
  },
});
