import { build } from './prepare/build.mjs';
import { install, root } from './prepare/install.mjs';
import { runMain } from './prepare/problem.mjs';

await runMain(async () => {
  await install();
  await build();
}, root);
