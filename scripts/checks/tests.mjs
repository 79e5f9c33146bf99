import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { node, root, tool } from '../prepare/install.mjs';
import { run } from '../prepare/processes.mjs';

/** Tests that hang must fail while whoever waits for them still does. */
const limit = 25 * 60_000;

/** Runs the Vitest of one folder, narrowed to the files that match `filters`, and counts its tests. */
export async function runTests(folder, filters = [], env = {}) {
  const results = join(root, '.tmp', `${folder}-results.json`);
  mkdirSync(join(root, '.tmp'), { recursive: true });
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const options = {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    timeout: limit,
    killSignal: 'SIGKILL',
  };
  const { code } = await run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...filters], options);
  return count(results, code);
}

/** A file that cannot be loaded, a crash or an unhandled error has no failed test to show for it, yet it is a failure. */
function count(results, code) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests = 0,
      testResults,
    } = JSON.parse(readFileSync(results, 'utf8'));
    counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    counts.failures = testResults.flatMap(failuresOf);
  } catch {
    // Vitest ended before it wrote its results; its exit code says so.
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** `file: test: first line of what went wrong` for each failed test of a file, or for the file that could not be loaded. */
function failuresOf({ name, status, message = '', assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0] ?? '')}`);
}

const firstLine = (text) => text.split('\n', 1)[0];
