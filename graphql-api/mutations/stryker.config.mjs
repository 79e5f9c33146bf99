import { areas } from './areas.mjs';

const area = process.env.MUTATIONS;

/** Changes one place of an area at a time and asks its tests whether they notice. Used by mutations.mjs. */
export default {
  mutate: [...areas[area].files.map((file) => `graphql-api/src/${file}.ts`), '!graphql-api/src/**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'graphql-api/mutations/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A constant is read once, before any test; the tests see it through what is made of it.
  ignoreStatic: true,
  // Words for people are compared by the tests of the screens; what is asked here is who may do what.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: Number(process.env.MUTATIONS_WORKERS || 2),
  timeoutMS: 20_000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `.tmp/mutations/${area}.json` },
  // TypeScript 7 has no interface for programs; nothing in our settings names a path that the copy would change.
  tsconfigFile: 'none',
  tempDirName: '.tmp/stryker',
};
