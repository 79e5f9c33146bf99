import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../prepare/install.mjs';
import { pages } from '../prepare/pages.mjs';

const dist = join(root, 'web', 'dist');

/** Bytes of JavaScript (gzip -9) that may come before a page is drawn, by whose page it is. */
const budgets = { login: 110_000, dashboard: 205_000, volunteer: 220_000, desk: 240_000 };
const cssBudget = 8_000;
const chunkBudget = 120_000;

/** Weighs what each page of web/src/pages.ts needs at once. */
export function checkBytes() {
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

  const failures = [];
  const weigh = (what, files, budget) => {
    const bytes = sum([...files]);
    console.log(`${what.padEnd(38)} ${String(bytes).padStart(7)} of ${budget}`);
    if (bytes > budget) failures.push(`${what} weighs ${bytes} bytes, ${bytes - budget} more than it may.`);
  };
  const { manifest, loads } = pages();
  for (const { path, js, css } of loads) {
    weigh(path, js, budgets[kindOf(path)]);
    if (path === '/login') weigh('/login, styles', css, cssBudget);
  }
  for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith('.js')))
    if (sizeOf(file) > chunkBudget)
      failures.push(`${file} weighs ${sizeOf(file)} bytes, a chunk at most ${chunkBudget}.`);
  for (const failure of failures) console.error(failure);
  return { passed: failures.length ? 0 : 1, failed: failures.length ? 1 : 0, skipped: 0, failures };
}

function kindOf(path) {
  if (/^\/(admin|super-admin)/.test(path)) return 'desk';
  return { '/login': 'login', '/dashboard': 'dashboard' }[path] ?? 'volunteer';
}
