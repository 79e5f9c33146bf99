import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../database/embedded.js';

/** How PostgreSQL is told to end: in order, at once, or not at all. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

/** A PostgreSQL that keeps what it acknowledged, to be taken away and brought back. */
export interface Cluster {
  url: string;
  /** Ends the postmaster, and resolves when it has ended. */
  end(how: keyof typeof signals): Promise<void>;
  /** Starts it again on the same port; resolves with the moment (Date.now) at which it was ready, by its own log. */
  start(): Promise<number>;
  /** The address of one more database, empty. */
  emptyDatabase(name: string): Promise<string>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Processes are killed here, not machines: a disk would only make it slow, above all each recovery. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** @param dataDir a folder of the caller's, such as a small disk; without it, one is made and removed */
export async function openCluster(dataDir?: string): Promise<Cluster> {
  const folder = dataDir ?? mkdtempSync(join(memory, 'handraise-faults-'));
  chmodSync(folder, 0o711);
  let embedded = await startEmbedded({ dataDir: folder });
  const { url } = embedded;
  const port = Number(new URL(url).port);
  const home = join(folder, 'postgres');
  const readyAt = () => {
    const lines = readFileSync(join(home, 'postgres.log'), 'utf8').split('\n');
    const line = lines.findLast((text) => text.includes('ready to accept connections')) ?? '';
    return Date.parse(line.slice(0, 27).replace(' UTC', 'Z').replace(' ', 'T'));
  };
  return {
    url,
    async end(how) {
      process.kill(
        Number.parseInt(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8'), 10),
        signals[how],
      );
      // Until the signal above is taken in; the one that follows here is a gentler one.
      if (how !== 'fast') await sleep(20);
      await embedded.stop();
    },
    async start() {
      embedded = await startEmbedded({ dataDir: folder, port });
      return readyAt();
    },
    async emptyDatabase(name) {
      await ask(url, `create database ${name}`);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    query: (text, values) => ask(url, text, values),
    async close() {
      await embedded.stop();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One statement on a connection of its own. */
export async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
