import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/process.js';

/** A PgBouncer on this machine: the one in PATH, and the one at PGBOUNCER. */
export interface Program {
  path: string;
  version: string;
  /** From 1.21 on it follows prepared statements. */
  prepares: boolean;
}

/** The PgBouncers there are; often none, and seldom a new one. */
export function findPoolers(): Program[] {
  return ['pgbouncer', process.env.PGBOUNCER ?? ''].filter(Boolean).flatMap((path) => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    const found = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
    if (!found) return [];
    const [major, minor] = [Number(found[1]), Number(found[2])];
    return [{ path, version: `${major}.${minor}`, prepares: major > 1 || minor >= 21 }];
  });
}

/** What the servers ask for when they connect, and PgBouncer does not pass on. */
const timeouts = 'set statement_timeout = 8000; set idle_in_transaction_session_timeout = 10000';

/** Starts it in transaction mode before a database, with the settings of docs/scaling.md. */
export async function startPooler({ path, prepares }: Program, databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listen = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'handraise-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `handraise = host=${hostname} port=${port} user=${username} password=${password} dbname=${pathname.slice(1)} connect_query='${timeouts}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listen}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    // Few, so that transactions of all servers do meet on the same connections.
    'default_pool_size = 4',
    'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
    ...(prepares ? ['max_prepared_statements = 1000'] : []),
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(path, ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  await listening(listen);
  return {
    url: `postgresql://handraise@127.0.0.1:${listen}/handraise`,
    /** What it complained of. */
    told: () => told,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGQUIT');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await sleep(50);
  }
  throw new Error('PgBouncer did not start.');
}
