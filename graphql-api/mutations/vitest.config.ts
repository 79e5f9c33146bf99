import { defineConfig } from 'vitest/config';
import base from '../vitest.config.js';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATIONS as keyof typeof areas];

export default defineConfig({
  ...base,
  test: { ...base.test, include: area.tests.map((name) => `src/${name}.test.ts`) },
});
