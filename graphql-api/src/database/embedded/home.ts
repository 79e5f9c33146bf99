import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupError } from '../../env.js';
import { type Account, chooseAccount, run } from './account.js';
import { systemFolder } from './binaries.js';
import { startupError } from './faults.js';

/** The folder with the database and everything that belongs to it, and the account that runs PostgreSQL in it. */
export interface Home {
  folder: string;
  cluster: string;
  account: Account;
}

const clusterIn = (folder: string) => join(folder, 'cluster');

/**
 * Finds or makes the database's folder: `postgres` in the data folder, or, where the account cannot reach that, one
 * under /var/lib/handraise that the data folder then names in `postgres.location`. Throws StartupError when neither works.
 */
export function openHome(dataDir: string, log: (line: string) => void): Home {
  const local = localIn(dataDir);
  const elsewhere = noted(dataDir);
  const account = chooseAccount(clusterIn(elsewhere ?? local));
  try {
    if (elsewhere) return make(elsewhere, account);
    mkdirSync(dirname(local), { recursive: true });
    const home = make(local, account);
    if (reaches(account, local)) return home;
    if (account.uid === undefined) throw startupError('EACCES', local, '');
    if (existsSync(home.cluster)) {
      throw new StartupError(
        `The database in ${local} belongs to ${account.name}, who may not enter that folder any more: allow it again.`,
      );
    }
    rmdirSync(local);
    const folder = join(systemFolder, `${folderName(dataDir)}-${randomBytes(4).toString('hex')}`);
    mkdirSync(systemFolder, { recursive: true });
    chmodSync(systemFolder, 0o755);
    const moved = make(folder, account);
    writeFileSync(locationFile(dataDir), `${folder}\n`);
    log(
      `The system user ${account.name} cannot enter ${resolve(dataDir)}, so the database is kept in ${folder}.`,
    );
    return moved;
  } catch (fault) {
    throw startupError(
      fault,
      resolve(dataDir),
      `The data folder ${resolve(dataDir)} cannot be used (${(fault as Error).message}).`,
    );
  }
}

/** Where the database in `dataDir` was reached when it last ran, if it ever did. */
export function lastAddress(dataDir: string): { port: number; password: string } | null {
  const folder = noted(dataDir) ?? localIn(dataDir);
  try {
    const [port, password] = ['port', 'password'].map((name) =>
      readFileSync(join(folder, name), 'utf8').trim(),
    );
    return port && password ? { port: Number(port), password } : null;
  } catch {
    return null;
  }
}

const localIn = (dataDir: string) => join(resolve(dataDir), 'postgres');

const locationFile = (dataDir: string) => join(dataDir, 'postgres.location');

const folderName = (dataDir: string) =>
  basename(dirname(resolve(dataDir))).replace(/[^\w.-]/g, '_') || 'data';

function noted(dataDir: string): string | undefined {
  const file = locationFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const folder = readFileSync(file, 'utf8').trim();
    if (existsSync(folder)) return folder;
    rmSync(file);
    return undefined;
  } catch (fault) {
    throw startupError(fault, resolve(dataDir), `${file} cannot be read.`);
  }
}

function make(folder: string, account: Account): Home {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  return { folder, cluster: clusterIn(folder), account };
}

function reaches(account: Account, folder: string): boolean {
  return run(['sh', '-c', 'cd "$0" && test -w .', folder], account);
}
