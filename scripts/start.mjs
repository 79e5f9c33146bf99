// `npm start`: from a fresh clone to a running Handraise. What is already done is not done again.
import { build } from './prepare/build.mjs';
import { install, node, root } from './prepare/install.mjs';
import { runMain } from './prepare/problem.mjs';
import { runTogether } from './prepare/processes.mjs';

await runMain(async () => {
  await install();
  await build();
  // Left to itself, the heap grows to four times of what it holds (docs/performance.md, Memory).
  const heap = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
  const args = ['--enable-source-maps', ...heap, 'graphql-api/dist/server.js'];
  // What is large goes back to the system when it is free: passwords being hashed, files on their way.
  const tunables = 'glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=65536';
  const env = { GLIBC_TUNABLES: tunables, ...process.env };
  const server = { command: node, args, cwd: root, env };
  process.exitCode = await runTogether([server]);
}, root);
