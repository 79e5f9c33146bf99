import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../graphql-api/dist/server.js', import.meta.url));

/** A running Handraise with the demo data. `output` is all it has said; `stop` ends it and removes its data. */
export interface TestServer {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the built server with a fresh database and the demo data on a free port, with `env` on top of the defaults.
 * Rejects with what the server said when it ends, or is not ready within a minute.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handraise-e2e-'));
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const defaults = {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    NODE_ENV: '',
  };
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));

  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await becomesReady(child, url)) return { url, output: () => said, stop };
  await stop();
  throw new Error(`The server did not become ready:\n${said}`);
}

async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt && child.exitCode === null; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
