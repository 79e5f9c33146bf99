import { resolve } from 'node:path';
import pg from 'pg';
import { StartupError } from '../env.js';
import { findBinaries } from './embedded/binaries.js';
import { prepareCluster } from './embedded/cluster.js';
import { startupError } from './embedded/faults.js';
import { lastAddress, openHome } from './embedded/home.js';
import { endLeftover, takeOwnership } from './embedded/ownership.js';
import { startPostmaster } from './embedded/postmaster.js';
import { memberRole } from './wall.js';

/** How to run the embedded PostgreSQL. `fast` gives up durability and is for tests only. */
export interface EmbeddedOptions {
  /**
   * Holds the database in its folder `postgres`. Started by root, a folder that other users may not enter (as mkdtemp
   * makes it) sends the database to /var/lib/handraise: tests do better to `chmod 0711` theirs first.
   */
  dataDir: string;
  port?: number;
  fast?: boolean;
  log?: (line: string) => void;
}

/** A running embedded PostgreSQL. `url` opens its database `handraise` as a role that may create databases. */
export interface Embedded {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed on the database in `dataDir`, which is made at the first start, and resolves
 * once it takes connections. It ends with `stop` or with this process. Whatever a person can put right (no permission,
 * a full disk, a second start, a database of another version) rejects with a StartupError of one sentence.
 */
export async function startEmbedded({
  dataDir,
  port,
  fast = false,
  log = () => undefined,
}: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new StartupError(
      'The embedded PostgreSQL runs on Linux and macOS only: use Docker, or set DATABASE_URL.',
    );
  }
  const home = openHome(dataDir, log);
  const release = own(home.folder, dataDir);
  try {
    const binaries = findBinaries(home.account, log);
    await endLeftover(home.cluster);
    const password = await prepareCluster(home, binaries, fast);
    const postmaster = await startPostmaster(home, binaries, { port, fast, log });
    await ensureDatabase(postmaster.port, password).catch(async (fault: unknown) => {
      await postmaster.stop();
      throw fault;
    });
    return {
      url: address('handraise', password, postmaster.port),
      stop: async () => {
        await postmaster.stop();
        release();
      },
    };
  } catch (fault) {
    release();
    throw startupError(
      fault,
      home.folder,
      `The embedded PostgreSQL did not start: ${(fault as Error).message}.`,
    );
  }
}

function own(folder: string, dataDir: string): () => void {
  try {
    return takeOwnership(folder, resolve(dataDir));
  } catch (fault) {
    throw startupError(
      fault,
      folder,
      `The database in ${folder} cannot be used: ${(fault as Error).message}.`,
    );
  }
}

/** The address of the embedded PostgreSQL that another process runs on `dataDir`; null when none answers. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const known = lastAddress(dataDir);
  if (!known) return null;
  const url = address('handraise', known.password, known.port);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

const address = (name: string, password: string, port: number, database = name) =>
  `postgresql://${name}:${password}@127.0.0.1:${port}/${database}`;

/** The application's role owns its database and may make others (tests do), but is no superuser and makes no roles. */
async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: address('postgres', password, port) });
  await client.connect();
  try {
    const known = async (what: string) => (await client.query(what)).rows.length > 0;
    if (!(await known("select from pg_roles where rolname = 'handraise'")))
      await client.query(`create role handraise login createdb password ${client.escapeLiteral(password)}`);
    if (!(await known(`select from pg_roles where rolname = '${memberRole}'`)))
      await client.query(`create role ${memberRole} nologin role handraise`);
    if (!(await known("select from pg_database where datname = 'handraise'")))
      await client.query('create database handraise owner handraise');
  } finally {
    await client.end();
  }
}
