import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../testing/process.js';

const api = fileURLToPath(new URL('../../..', import.meta.url));
/** Of this run alone: another one may build at the same time. */
const built = join(api, `.tmp/server-${process.pid}`);
const entry = join(built, 'server.js');
/** Saves half a second of each start. */
const kept = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(api, '.tmp/compiled') };
export const jwtSecret = 'a secret that several servers share in tests';

let isBuilt = false;

/** Built as for production: what is killed a hundred times must start quickly. */
function build(): void {
  if (isBuilt) return;
  // What runs that have ended left behind.
  for (const name of existsSync(join(api, '.tmp')) ? readdirSync(join(api, '.tmp')) : []) {
    const [, pid] = /^server-(\d+)$/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(api, '.tmp', name), { recursive: true, force: true });
  }
  const packaged = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(packaged), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--noCheck', '--outDir', built], {
    cwd: api,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The server could not be built: ${stdout}`);
  // Refuses to start, having read all its modules: what Node compiled of them is kept when a process ends in order only.
  spawnSync(process.execPath, [entry], { env: { ...kept, NODE_ENV: 'production' } });
  isBuilt = true;
}

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server as a process of its own, to be hurt. */
export interface Victim {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  ended: Promise<Ended>;
  /** What it wrote so far, on both outputs. */
  output(): string;
  /** Resolves when /readyz says 200, with the milliseconds since the start. */
  ready(): Promise<number>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when it has ended. */
  stop(): Promise<Ended>;
}

export interface LaunchOptions {
  port?: number;
  /** Kept by the caller; without it, one is made and removed at the end. */
  dataDir?: string;
  variables?: Record<string, string | undefined>;
  /** Given to Node, such as --max-old-space-size. */
  flags?: string[];
  /** Started by a shell, after these commands. */
  shell?: string;
  stdio?: SpawnOptions['stdio'];
}

/** Starts the built server on a database and does not wait for it; it is gone with the test. */
export async function launch(databaseUrl: string, options: LaunchOptions = {}): Promise<Victim> {
  build();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'handraise-faults-'));
  const port = options.port ?? (await freePort());
  const began = performance.now();
  const command = [process.execPath, ...(options.flags ?? []), entry];
  const [program = '', ...args] = options.shell
    ? ['sh', '-c', `${options.shell}; exec "$0" "$@"`, ...command]
    : command;
  const child = spawn(program, args, {
    cwd: api,
    env: {
      ...kept,
      NODE_ENV: 'production',
      JWT_SECRET: jwtSecret,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...options.variables,
    },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  onTestFinished(async () => {
    await end('SIGKILL');
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }) as Ended);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (!isOver()) child.kill(signal);
    return ended;
  };
  return {
    url,
    port,
    dataDir,
    process: child,
    ended,
    output: () => output,
    async ready() {
      while (performance.now() - began < 60_000 && !isOver()) {
        const isReady = await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) return performance.now() - began;
        await sleep(20);
      }
      throw new Error(`The server did not become ready: ${output}`);
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
