import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded.js';

export const jwtSecret = 'the secret of a measurement, known to all';
const api = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const tsx = fileURLToPath(import.meta.resolve('tsx'));

export interface Usage {
  statements: number;
  /** Milliseconds of processor time. */
  cpu: number;
  memory: number;
  /** Of it, what the program itself holds, and what it has not yet cleared up. */
  heap: number;
  /** Files and sockets that are open. */
  descriptors: number;
}

export interface Measured {
  port: number;
  /** Milliseconds from its start until it answered. */
  readyAfter: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own in a temporary folder and fills it with a crowd. */
export async function openPlace(organizations: number, people: number) {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-bench-'));
  chmodSync(folder, 0o711);
  const embedded = await startEmbedded({ dataDir: folder });
  const stop = async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const flags = ['--organizations', String(organizations), '--people', String(people)];
    const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'development' };
    const seed = spawn(
      process.execPath,
      ['--import', tsx, 'src/seed.ts', ...flags, '--database-url', embedded.url],
      { cwd: api, env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [code] = await once(seed, 'exit');
    if (code !== 0) throw new Error('The data could not be made.');
    const db = new pg.Client({ connectionString: embedded.url });
    await db.connect();
    const postmaster = parentOf(await backendOf(db));
    return {
      folder,
      db,
      url: embedded.url,
      /** Milliseconds of processor time that PostgreSQL has used. */
      databaseCpu: () => cpuOfFamily(postmaster),
      stop: async () => {
        await db.end();
        await stop();
      },
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

export type Place = Awaited<ReturnType<typeof openPlace>>;

async function backendOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function statOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const parentOf = (pid: number) => Number(statOf(pid)[1]);

/** Of the parent, of its children that live, and of those that have ended. */
function cpuOfFamily(parent: number): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(pid);
      const own = Number(stat[11]) + Number(stat[12]);
      if (Number(pid) === parent) ticks += own + Number(stat[13]) + Number(stat[14]);
      else if (Number(stat[1]) === parent) ticks += own;
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * 10;
}

/** As scripts/start.mjs and the Dockerfile start it. */
const heap = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
const memory = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=65536' };

/** Starts the built server as it runs in production. */
export async function startOurs(place: Place, nodeFlags: string[] = []): Promise<Measured> {
  return startServer([...heap, ...nodeFlags, join(here, 'dist/server.js')], {
    ...memory,
    NODE_ENV: 'production',
    DATABASE_URL: place.url,
    DATA_DIR: place.folder,
    JWT_SECRET: jwtSecret,
  });
}

/** Starts the limit: node:http and pg. */
export async function startLimit(place: Place): Promise<Measured> {
  return startServer(['--import', tsx, join(here, 'limit/server.ts')], {
    DATABASE_URL: place.url,
    DATA_DIR: place.folder,
    JWT_SECRET: jwtSecret,
  });
}

/** Starts one more server of either kind; its variables are all it gets. */
export async function startServer(args: string[], variables: Record<string, string>): Promise<Measured> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', join(here, 'probe.mjs'), ...args], {
    env: { PATH: process.env.PATH, ...variables, PORT: String(port), ...switches() },
    stdio: ['ignore', 'ignore', openSync(join(variables.DATA_DIR ?? '', 'server.log'), 'a'), 'ipc'],
  });
  await answering(child, port);
  return {
    port,
    readyAfter: performance.now() - began,
    async usage() {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage as Usage;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** What a run is to switch off, to see what it is worth. */
function switches(): Record<string, string> {
  const names = ['GRAPHQL_COMPILED', 'PREPARED_STATEMENTS', 'LOG_LEVEL'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`A server did not start: node ${child.spawnargs.slice(1).join(' ')}`);
    const alive = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (alive) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('A server did not answer within 30 seconds.');
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
