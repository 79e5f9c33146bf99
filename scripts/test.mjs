// `npm test`: everything that has to be true, in one command. `npm test -- --only types,lint` runs some steps,
// `npm test -- --only api event` those tests of a step whose file name holds "event".
import { parseArgs } from 'node:util';
import { chooseSteps } from './checks/steps.mjs';
import { install, root } from './prepare/install.mjs';
import { Problem, runMain, sentenceFor } from './prepare/problem.mjs';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const chosen = chooseSteps(values.only.split(',').filter(Boolean));
  await install().catch((fault) => {
    console.error(fault instanceof Problem ? fault.message : fault);
    return close([{ passed: 0, failed: 1 }]);
  });

  const results = [];
  for (const step of chosen) results.push(await runStep(step, positionals));
  console.log('');
  for (const { title, seconds, failures = [], ...counts } of results) {
    console.log(`${counts.failed ? 'failed' : 'passed'}  ${title} (${describe(counts)}, ${seconds} s)`);
    // What failed stands at the end too: the whole output is long.
    for (const failure of failures) console.log(`        ${failure}`);
  }
  close(results);
}, root);

async function runStep({ title, run }, filters) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const counts = await run(filters).catch((fault) => {
    console.error(fault instanceof Problem ? fault.message : (sentenceFor(fault, root) ?? fault));
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { title, seconds: Math.round((Date.now() - start) / 100) / 10, ...counts };
}

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function close(results) {
  const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}
