import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { node, root, tool } from '../prepare/install.mjs';
import { run } from '../prepare/processes.mjs';

const generated = join(root, 'web', 'src', 'graphql');

/** Generates the typed documents again and compares them with the committed ones, which stay as they were. */
export async function checkCodegen() {
  const before = snapshot();
  const { code } = await run(node, [tool('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'], {
    cwd: root,
    show: false,
  });
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (code === 0 && changed.length === 0) return { passed: 1, failed: 0, skipped: 0 };

  for (const file of changed) restore(file, before.get(file));
  for (const file of changed)
    console.error(`${join('web/src/graphql', file)} is out of date: run npm run codegen.`);
  if (code !== 0) console.error('npm run codegen fails: run it to see why.');
  return { passed: 0, failed: 1, skipped: 0 };
}

function snapshot() {
  if (!existsSync(generated)) return new Map();
  const entries = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return new Map(paths.map((path) => [path.slice(generated.length + 1), readFileSync(path, 'utf8')]));
}

function restore(file, content) {
  const path = join(generated, file);
  if (content === undefined) rmSync(path, { force: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
