import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem, sentenceFor } from './problem.mjs';
import { run } from './processes.mjs';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The project's own Node, which npm installs as the package `node`. */
export const node = join(root, 'node_modules', 'node', 'bin', 'node');

/** The JavaScript file behind a program that npm installed, to be run by the project's own Node. */
export const tool = (path) => join(root, 'node_modules', path);

const neededMegabytes = 1000;

const manifests = ['.', 'graphql-api', 'web'];

/** Installs the packages of package-lock.json unless they are there already. Throws Problem. */
export async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Problem(`Node ${process.version} is too old: install Node 20 or newer.`);
  if (isInstalled() && (await nodeRuns())) return;

  console.log('Installing packages (once; a minute or two) ...');
  const env = outerEnvironment();
  await requireNpm(env);
  requireSpace();
  // NODE_ENV=production would leave out what builds the project.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const { code, output } = await run('npm', args, { cwd: root, env, show: false });
  if (code !== 0) {
    const sentence = sentenceFor(output, root);
    const missing = output.match(/(Missing|Invalid): .*lock file/g) ?? [];
    console.error(sentence ? missing.join('\n') : output);
    throw new Problem(sentence ?? `npm ci failed (code ${code}): see above.`);
  }
  if (!(await nodeRuns())) {
    throw new Problem(
      'The project’s own Node did not get installed: allow install scripts (npm config delete ignore-scripts) and start again.',
    );
  }
}

/** Whether node_modules holds what package-lock.json asks for, and that in turn what the package.json files ask for. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(hidden);
  const same = (name) => {
    const [want, have] = [wanted[name], present[name]];
    return have ? have.version === want.version && have.integrity === want.integrity : want.optional;
  };
  return (
    manifests.every((folder) => agrees(folder, wanted)) &&
    Object.keys(wanted).every((name) => !name.includes('node_modules/') || same(name))
  );
}

function agrees(folder, locked) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const lock = locked[folder === '.' ? '' : folder] ?? {};
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const sorted = (part) => JSON.stringify(Object.entries(part ?? {}).sort());
  return kinds.every((kind) => sorted(manifest[kind]) === sorted(lock[kind]));
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function nodeRuns() {
  if (!existsSync(node)) return false;
  const { code } = await run(node, ['--version'], { show: false }).catch(() => ({ code: 1 }));
  return code === 0;
}

async function requireNpm(env) {
  const { code, output } = await run('npm', ['--version'], { env, show: false }).catch(() => ({
    code: 1,
    output: '',
  }));
  if (code !== 0) throw new Problem('npm is missing: install it together with Node 20 or newer.');
  if (Number.parseInt(output, 10) < 10)
    throw new Problem(`npm ${output.trim()} is too old: install npm 10 or newer.`);
}

/** Install scripts do not always say that the disk is full, and what they leave behind then looks broken. */
function requireSpace() {
  if (existsSync(join(root, 'node_modules'))) return;
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < neededMegabytes) {
    throw new Problem(
      `Too little space for the packages: ${neededMegabytes} MB are needed, ${free} MB are free on the disk that holds ${root}.`,
    );
  }
}

/**
 * npm scripts find node_modules/.bin first on the PATH and with it the project's own Node. npm must not run on that one,
 * because it removes it while it installs.
 */
function outerEnvironment() {
  const paths = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: paths.join(delimiter) };
}
