import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.e2e.ts'],
    // One browser and one server at a time: a journey is timed as a person would wait, on two cores.
    fileParallelism: false,
    // A journey that a slow machine cut short gets a second chance; one that is wrong fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
