// `npm start`: from a fresh clone to a running Handraise. What is already done is not done again.
import { build } from './prepare/build.mjs';
import { install, node, root } from './prepare/install.mjs';
import { runMain } from './prepare/problem.mjs';
import { runTogether } from './prepare/processes.mjs';

await runMain(async () => {
  await install();
  await build();
  const server = { command: node, args: ['--enable-source-maps', 'graphql-api/dist/server.js'], cwd: root };
  process.exitCode = await runTogether([server]);
}, root);
