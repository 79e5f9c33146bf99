import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const graphqlApi = fileURLToPath(new URL('../..', import.meta.url));
const readyMilliseconds = 30_000;

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the real server as a process of its own on a database that exists, and waits until it is ready. */
export async function startServerProcess(
  databaseUrl: string,
  variables: object = {},
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handraise-process-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: graphqlApi,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      JWT_SECRET: 'a secret that several servers share in tests',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await whenReady(url, child);
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function whenReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + readyMilliseconds;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('The server did not become ready.');
}
