import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../env.js';
import { cleanEnv, credentials } from './account.js';
import type { Binaries } from './binaries.js';
import { startupError } from './faults.js';
import type { Home } from './home.js';
import { clusterState } from './ownership.js';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

// For databases that live as long as a test run: nothing needs to survive a power cut.
const fastSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** A running PostgreSQL. `stop` resolves when it has ended in order, or has been ended by force after half a minute. */
export interface Postmaster {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on a port of 127.0.0.1, the one given or a free one (the last one if that is free), and waits until
 * it takes connections. It ends with this process, however this process ends. Throws StartupError.
 */
export async function startPostmaster(
  home: Home,
  binaries: Binaries,
  options: { port?: number; fast: boolean; log: (line: string) => void },
): Promise<Postmaster> {
  const portFile = join(home.folder, 'port');
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort(attempt === 1 ? lastPort(portFile) : 0));
    const postmaster = launch(home, binaries, port, options.fast);
    const failure = await untilReady(postmaster, home);
    if (failure === undefined) {
      rmSync(portFile, { force: true });
      writeFileSync(portFile, `${port}\n`);
      return { port, stop: supervise(postmaster, options.log) };
    }
    const taken = /Address already in use/.test(failure);
    if (taken && options.port)
      throw new StartupError(`Port ${port} is in use: choose another one for the database.`);
    // After a postmaster was killed, its children need a moment to notice.
    const lingering = /pre-existing shared memory block/.test(failure);
    if (attempt === 10 || !(taken || lingering)) {
      const reason = /(?:FATAL|PANIC): {2}(.*)$/m.exec(failure)?.[1] ?? 'it gave no reason';
      throw startupError(failure, home.folder, `PostgreSQL did not start: ${reason} (${logFile(home)}).`);
    }
    await sleep(lingering ? 500 : 0);
  }
}

const logFile = (home: Home) => join(home.folder, 'postgres.log');

function launch(home: Home, binaries: Binaries, port: number, fast: boolean): ChildProcess {
  const all = { ...settings, ...(fast ? fastSettings : {}), port: String(port) };
  const args = [
    '-D',
    home.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // A file of root's, from a start by root, could not be opened by the ordinary user who owns the folder.
  rmSync(logFile(home), { force: true });
  const log = openSync(logFile(home), 'w', 0o600);
  try {
    // Detached: Ctrl-C in a terminal reaches the whole process group, and the server must drain before its database goes.
    const shared = { ...credentials(home.account), cwd: '/', env: cleanEnv(), detached: true } as const;
    const postmaster = spawn(binaries.path('postgres'), args, { ...shared, stdio: ['ignore', log, log] });
    if (postmaster.pid) watch(postmaster, shared);
    postmaster.unref();
    return postmaster;
  } finally {
    closeSync(log);
  }
}

/** A shell that reads from a pipe only this process holds: the pipe's end is this process's end, even by kill -9. */
function watch(postmaster: ChildProcess, shared: { detached: true }): void {
  const script = 'read -r ended || kill -INT "$0"';
  const watcher = spawn('sh', ['-c', script, String(postmaster.pid)], {
    ...shared,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  postmaster.once('exit', () => watcher.stdin.end('ended\n'));
}

/** Resolves with undefined once PostgreSQL takes connections, or with what it wrote before it ended. */
async function untilReady(postmaster: ChildProcess, home: Home): Promise<string | undefined> {
  let fault: Error | undefined;
  postmaster.once('error', (error) => (fault = error));
  for (;;) {
    await sleep(25);
    if (fault) return fault.message;
    if (hasEnded(postmaster)) return readFileSync(logFile(home), 'utf8');
    if (clusterState(home.cluster, postmaster.pid ?? 0) === 'ready') return undefined;
  }
}

function supervise(postmaster: ChildProcess, log: (line: string) => void): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  postmaster.once('exit', () => {
    if (!stopping) log('The embedded PostgreSQL ended unexpectedly: start Handraise again.');
  });
  return () => (stopping ??= stop(postmaster));
}

async function stop(postmaster: ChildProcess): Promise<void> {
  if (hasEnded(postmaster)) return;
  postmaster.ref();
  const ended = once(postmaster, 'exit');
  postmaster.kill('SIGINT');
  const force = setTimeout(() => postmaster.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(force);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function lastPort(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wanted, '127.0.0.1');
    await once(probe, 'listening');
    return (probe.address() as { port: number }).port;
  } catch {
    return freePort(0);
  } finally {
    probe.close();
  }
}
