import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../vitest.config.js';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATIONS as keyof typeof areas];
const include = area.tests.map((name) => `src/${name}.test.ts`);

/** In the order of the list: the first test that notices ends the run, so the quick ones are asked first. */
class Listed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      include.indexOf(relative(process.cwd(), moduleId).replace(/^graphql-api\//, ''));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  ...base,
  test: { ...base.test, include, sequence: { sequencer: Listed } },
});
