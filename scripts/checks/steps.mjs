import { findBrowser } from '../prepare/browser.mjs';
import { build } from '../prepare/build.mjs';
import { node, root, tool } from '../prepare/install.mjs';
import { Problem } from '../prepare/problem.mjs';
import { run } from '../prepare/processes.mjs';
import { checkBytes } from './bytes.mjs';
import { checkCodegen } from './codegen.mjs';
import { runTests } from './tests.mjs';

const tsc = tool('typescript/bin/tsc');
const printSchema = [
  tool('tsx/dist/cli.mjs'),
  '--tsconfig',
  'graphql-api/tsconfig.json',
  'graphql-api/src/print-schema.ts',
];

/** What `npm test` does, in this order. A step answers { passed, failed, skipped }, or throws. */
export const steps = [
  {
    name: 'schema',
    title: 'schema.graphql is what the resolvers say, and breaks nobody',
    run: () => check([...printSchema, '--check']),
  },
  { name: 'codegen', title: 'web/src/graphql is what codegen makes of it', run: checkCodegen },
  {
    name: 'types',
    title: 'types',
    run: () =>
      checkEach(
        ['graphql-api', 'graphql-api/bench', 'web', 'e2e'].map((part) => [
          tsc,
          '--noEmit',
          '--project',
          part,
        ]),
      ),
  },
  {
    name: 'lint',
    title: 'format, lint and import direction',
    run: () => check([tool('@biomejs/biome/bin/biome'), 'ci']),
  },
  {
    name: 'api',
    title: 'server: unit and integration tests',
    run: (filters) => runTests('graphql-api', filters),
  },
  { name: 'web', title: 'web client: unit and page tests', run: (filters) => runTests('web', filters) },
  { name: 'build', title: 'build', run: () => build().then(() => one(true)) },
  { name: 'bytes', title: 'what each page weighs', needs: ['build'], run: async () => checkBytes() },
  {
    name: 'e2e',
    title: 'journeys in a browser',
    needs: ['build'],
    run: async (filters) => runTests('e2e', filters, { CHROMIUM_PATH: await findBrowser() }),
  },
];

/** The steps of those names, each with what it needs; all of them for no names. Throws Problem for an unknown name. */
export function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Problem(
      `There is no step ${unknown}; the steps are ${steps.map((step) => step.name).join(', ')}.`,
    );
  const wanted = new Set(
    names.flatMap((name) => [name, ...(steps.find((step) => step.name === name).needs ?? [])]),
  );
  return names.length === 0 ? steps : steps.filter((step) => wanted.has(step.name));
}

const one = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

async function check(args) {
  const { code } = await run(node, args, { cwd: root });
  return one(code === 0);
}

async function checkEach(commands) {
  let good = true;
  for (const args of commands) good = (await check(args)).failed === 0 && good;
  return one(good);
}
