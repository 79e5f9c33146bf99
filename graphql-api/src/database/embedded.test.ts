import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartupError } from '../env.js';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded.js';

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
let running: Embedded[];
let elsewhere: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handraise embedded-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  // Whatever the umask: PostgreSQL, which root runs as another user, must be able to enter.
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  running = [];
  elsewhere = [];
});

afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  for (const child of elsewhere) child.kill('SIGKILL');
  const location = join(dataDir, 'postgres.location');
  if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

test('starts a database that sorts and cases text alike on every machine, in UTC, without a superuser', async () => {
  const { url } = await start();
  const [facts] = await query(
    url,
    `select current_setting('server_version_num')::int >= 180000 as new, current_setting('TimeZone') as zone,
            upper('é') as upper, array(select * from unnest(array['b', 'A', 'a']) as word order by word) as sorted,
            (select rolsuper from pg_roles where rolname = current_user) as superuser,
            current_setting('listen_addresses') as addresses`,
  );
  expect(facts).toEqual({
    new: true,
    zone: 'UTC',
    upper: 'É',
    sorted: ['A', 'a', 'b'],
    superuser: false,
    addresses: '127.0.0.1',
  });
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
});

test('keeps data, port and password over a restart, and refuses another password', async () => {
  const first = await start();
  await query(first.url, 'create table note as select 1 as id');
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);

  const wrong = second.url.replace(/:[^:@]+@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('takes another port when the last one is in use meanwhile', async () => {
  const first = await start();
  await first.stop();
  const taken = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(taken, 'listening');
  const second = await start();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  await second.stop();
  taken.close();
});

test('refuses a second start on the same data in one sentence, and leaves the first alone', async () => {
  const { url } = await start();
  await expect(start()).rejects.toThrow(`Handraise already runs on ${dataDir} (process ${process.pid}):`);
  await expect(start()).rejects.toBeInstanceOf(StartupError);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('ends with the process that started it, even when that is killed, and starts again', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table note as select 1 as id');
  const postmaster = postmasterPid();
  await kill(child, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), { timeout: 10_000, interval: 50 });

  const again = await start();
  expect(await query(again.url, 'select id from note')).toEqual([{ id: 1 }]);
});

test('starts again at once after it was killed, while its PostgreSQL is still there', async () => {
  const { child } = await startElsewhere();
  await kill(child, 'SIGKILL');
  const again = await start();
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('recovers when PostgreSQL itself was killed, and says so while running', async () => {
  const lines: string[] = [];
  const first = await start({ fast: false, log: (line) => lines.push(line) });
  await query(first.url, 'create table note as select 1 as id');
  process.kill(postmasterPid(), 'SIGKILL');
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('ended unexpectedly')]));
  await first.stop();

  const second = await start();
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
});

test('is not confused by a pid file whose number belongs to another program now', async () => {
  const first = await start();
  await first.stop();
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  writeFileSync(pidFile, `${process.pid}\n${dirname(pidFile)}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`);
  writeFileSync(join(dataDir, 'postgres', 'owner'), `${process.pid} 1`);
  const second = await start();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.for(['16', '19'])('names both versions when the data is of PostgreSQL %s', async (version) => {
  mkdirSync(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), `${version}\n`);
  await expect(start()).rejects.toThrow(
    new RegExp(`was made by PostgreSQL ${version}, but this Handraise brings PostgreSQL 18: dump it`),
  );
});

test('says that a port given is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await expect(start({ port })).rejects.toThrow(
    new StartupError(`Port ${port} is in use: choose another one for the database.`),
  );
  taken.close();
});

test('says that a file is in the way of the data folder', async () => {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
  await expect(start()).rejects.toThrow(
    new StartupError(`${dataDir} cannot be used as a folder, because a file of that name is in the way.`),
  );
});

test.skipIf(isRoot)('says that the data folder may not be written', async () => {
  chmodSync(dataDir, 0o555);
  await expect(start()).rejects.toThrow(
    new StartupError(
      `No permission to use ${dataDir}: start as the user it belongs to, or set DATA_DIR to a folder of your own.`,
    ),
  );
});

describe.runIf(isRoot)('started by root', () => {
  test('runs PostgreSQL as an ordinary system user', async () => {
    const { url } = await start();
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).not.toBe(0);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('keeps the data under /var/lib where only root may enter the folder, and finds it again', async () => {
    chmodSync(folder, 0o700);
    const lines: string[] = [];
    const first = await start({ log: (line) => lines.push(line) });
    const location = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    expect(lines).toEqual([
      `The system user handraise cannot enter ${dataDir}, so the database is kept in ${location}.`,
    ]);
    await query(first.url, 'create table note as select 1 as id');
    await first.stop();
    const second = await start({ log: (line) => lines.push(line) });
    expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
    expect(lines).toHaveLength(1);
  });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, fast: true, ...options });
  running.push(embedded);
  return embedded;
}

/** Starts the same in a process of its own, as `npm start` does. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url));
  const script = `import { startEmbedded } from ${JSON.stringify(module)};
    console.log((await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fast: true })).url);
    setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  elsewhere.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const postmasterPid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);

/** A zombie, whom nobody has collected yet, is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  // A client whose server is killed says so by an event as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
