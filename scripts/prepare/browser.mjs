import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPrograms = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, else one of the system's, else one that root
 * installs with apt-get. Throws Problem when there is none and none may be installed.
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Problem(`CHROMIUM_PATH names ${wanted}, which is no program.`);
  }
  const present = lookUp();
  if (present) return present;
  if (process.getuid?.() !== 0 || !onPath('apt-get').some(isProgram)) {
    throw new Problem(
      'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH.',
    );
  }
  console.log('Installing Chromium for the browser tests (once; a minute or two) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation']];
  // A new machine may still be busy with its own updates.
  const options = ['--quiet', '--option', 'DPkg::Lock::Timeout=300'];
  let said = '';
  for (const step of steps) said = (await run('apt-get', [...options, ...step], { env, show: false })).output;
  const installed = lookUp();
  if (installed) return installed;
  throw new Problem(
    `apt-get did not install Chromium (${said.trim().split('\n').at(-1)}): install it by hand, or set CHROMIUM_PATH.`,
  );
}

function lookUp() {
  return [...names.flatMap(onPath), ...macPrograms].find(isProgram);
}

/** Every place where the PATH may have a program of that name. */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.filter(Boolean).map((folder) => join(folder, name));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
