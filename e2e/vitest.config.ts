import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: ['demoData.ts'],
    // Two browsers at a time: one mostly waits while the other draws.
    maxWorkers: 2,
    // A journey that a slow machine cut short gets a second chance; one that is wrong fails twice.
    retry: 1,
    // A busy computer takes its time over a page.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
