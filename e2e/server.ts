import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';

const program = fileURLToPath(new URL('../graphql-api/dist/server.js', import.meta.url));

/** A running Handraise with the demo data. `output` is all it has said; `stop` ends it and removes its data. */
export interface TestServer {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
  /** Starts another one on the same data, at a port that may be named; to be stopped before this one. */
  beside: (port?: string) => Promise<TestServer>;
}

/**
 * Starts the built server on a copy of the demo data, with `env` on top of the defaults; with an empty DATABASE_URL it
 * brings its own database, as `npm start` does. Rejects with what the server said when it ends, or is not ready within a minute.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handraise-e2e-'));
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const copy = env.DATABASE_URL === undefined ? await copyDemoData(dataDir) : undefined;
  const server = await startOn({ DATA_DIR: dataDir, DATABASE_URL: copy?.url ?? '', ...env });
  const stop = async () => {
    await server.stop();
    await copy?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Starts the built server, on a free port unless `env` names one; what it says of data and database is the caller's. */
export async function startOn(env: Record<string, string>): Promise<TestServer> {
  const port = env.PORT ?? String(await freePort());
  const defaults = { PORT: port, DEMO_DATA: 'true', LOG_LEVEL: 'warn', NODE_ENV: '' };
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));

  const stop = () => end(child);
  const url = `http://127.0.0.1:${port}`;
  const beside = (at?: string) => startOn(at ? { ...env, PORT: at } : env);
  if (await becomesReady(child, url)) return { url, output: () => said, stop, beside };
  await stop();
  throw new Error(`The server did not become ready:\n${said}`);
}

async function copyDemoData(dataDir: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const demo = inject('demo');
  cpSync(demo.dataDir, dataDir, { recursive: true });
  const url = new URL(demo.url);
  const name = `journey_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${url.pathname.slice(1)}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const url = new URL(inject('demo').url);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
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
