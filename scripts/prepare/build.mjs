import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from './install.mjs';
import { writeAhead } from './pages.mjs';
import { Problem, sentenceFor } from './problem.mjs';
import { run } from './processes.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'schema.graphql', 'scripts/prepare/pages.mjs'];

const parts = [
  {
    folder: 'graphql-api',
    title: 'server',
    args: [tool('typescript/bin/tsc'), '--project', 'tsconfig.json'],
  },
  {
    folder: 'web/graphiql',
    title: 'GraphiQL',
    args: [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  },
  {
    folder: 'web',
    title: 'web client',
    args: [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    finish: writeAhead,
  },
];

/** Builds the server and the web client into their dist folders, each only when its sources have changed. Throws Problem. */
export async function build() {
  for (const { folder, title, args, finish } of parts) {
    const dist = join(root, folder, 'dist');
    const marker = join(dist, '.built-from');
    const sources = hashOf(shared, folder);
    if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) continue;

    console.log(`Building the ${title} ...`);
    // What an earlier build left of files that are gone now, such as a migration, must not be run.
    rmSync(dist, { recursive: true, force: true });
    const { code, output } = await run(node, args, { cwd: join(root, folder), show: false });
    if (code !== 0) {
      const sentence = sentenceFor(output, root);
      if (!sentence) console.error(output);
      throw new Problem(sentence ?? `The ${title} could not be built: see above.`);
    }
    finish?.();
    writeFileSync(marker, sources);
  }
}

function hashOf(files, folder) {
  const hash = createHash('sha256');
  for (const file of [...files, ...filesIn(folder)])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const sources = entries.filter(({ name }) => !/^(node_modules|dist|\..*|.*\.tsbuildinfo)$/.test(name));
  return sources.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : path;
  });
}
