// `npm run test:mutations`: whether the tests of what decides who may do what notice when it is changed.
// `npm run test:mutations -- tokens rsvp` asks those areas only. Fails below 85 of a hundred.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { areas } from './areas.mjs';

const wanted = 85;
const chosen = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(areas);
const total = { noticed: 0, all: 0 };
mkdirSync('.tmp/mutations', { recursive: true });
for (const area of chosen) {
  const began = Date.now();
  const { status } = spawnSync('stryker', ['run', 'graphql-api/mutations/stryker.config.mjs'], {
    env: { ...process.env, MUTATIONS: area },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  const { files } = JSON.parse(readFileSync(`.tmp/mutations/${area}.json`, 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length;
  const all = noticed + states.filter((state) => state === 'Survived' || state === 'NoCoverage').length;
  total.noticed += noticed;
  total.all += all;
  tell(area, noticed, all, Math.round((Date.now() - began) / 1000));
}
tell('all', total.noticed, total.all);
process.exit(total.noticed * 100 >= wanted * total.all ? 0 : 1);

function tell(area, noticed, all, seconds) {
  const share = ((noticed / all) * 100).toFixed(1);
  console.log(
    `mutations, ${area}: ${noticed} of ${all} noticed (${share} %)${seconds ? `, ${seconds} s` : ''}`,
  );
}
