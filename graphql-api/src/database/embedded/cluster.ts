import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../env.js';
import { cleanEnv, credentials } from './account.js';
import type { Binaries } from './binaries.js';
import { startupError } from './faults.js';
import type { Home } from './home.js';

/**
 * Makes the database cluster if there is none and returns the password of its users. Throws StartupError when the
 * existing one is of another PostgreSQL version, or when making one fails.
 */
export async function prepareCluster(home: Home, binaries: Binaries, fast: boolean): Promise<string> {
  const passwordFile = join(home.folder, 'password');
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    refuseOtherVersion(home.cluster, binaries.version);
    if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();
    throw new StartupError(
      `${passwordFile} is missing: put it back, or delete ${home.folder} to start with an empty database.`,
    );
  }
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith('cluster')) rmSync(join(home.folder, name), { recursive: true });
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = home.account;
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);

  // Made under another name first, so that a cluster cut off halfway is never taken for a whole one.
  const half = `${home.cluster}.half`;
  await initdb(home, binaries, ['--pgdata', half, '--pwfile', passwordFile, ...(fast ? ['--no-sync'] : [])]);
  renameSync(half, home.cluster);
  return password;
}

async function initdb(home: Home, binaries: Binaries, args: string[]): Promise<void> {
  // PostgreSQL's own C.UTF-8 sorts alike on every machine and needs no locale of the system's.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const fixed = ['--username=postgres', '--auth=scram-sha-256', '--no-instructions', ...locale];
  try {
    const options = { ...credentials(home.account), cwd: '/', env: cleanEnv() };
    await promisify(execFile)(binaries.path('initdb'), [...fixed, ...args], options);
  } catch (fault) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = fault as { stdout?: string; stderr?: string; message: string };
    const reason = /^initdb: error: (.*)$/m.exec(stderr)?.[1] ?? message;
    throw startupError(
      `${stdout}\n${stderr}\n${message}`,
      home.folder,
      `The database could not be made in ${home.folder}: ${reason}.`,
    );
  }
}

function refuseOtherVersion(cluster: string, version: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const brought = version.split('.')[0];
  if (made === brought) return;
  throw new StartupError(
    `The database in ${cluster} was made by PostgreSQL ${made}, but this Handraise brings PostgreSQL ${brought}: ` +
      `dump it with the Handraise that made it and restore it here, or set DATA_DIR to another folder to start afresh.`,
  );
}
