// `npm run dev`: the server restarts and the pages reload as their files change.
import { join } from 'node:path';
import { install, node, root, tool } from './prepare/install.mjs';
import { runMain } from './prepare/problem.mjs';
import { runTogether } from './prepare/processes.mjs';

await runMain(async () => {
  await install();
  const watch = [
    'watch',
    '--clear-screen=false',
    '--tsconfig',
    'graphql-api/tsconfig.json',
    'graphql-api/src/server.ts',
  ];
  const server = { command: node, args: [tool('tsx/dist/cli.mjs'), ...watch], cwd: root };
  const pages = {
    command: node,
    args: [tool('vite/bin/vite.js'), '--clearScreen', 'false'],
    cwd: join(root, 'web'),
  };
  process.exitCode = await runTogether([server, pages]);
}, root);
