import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, type Place } from './place.js';

const program = process.env.PGBOUNCER || 'pgbouncer';

/** The version of the PgBouncer in PATH, or at PGBOUNCER; null where there is none. */
export function poolerVersion(): [number, number] | null {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const found = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Starts PgBouncer in transaction mode before the database of a place, with the settings of docs/scaling.md. */
export async function startPooler(place: Place, prepared: boolean) {
  const { hostname, port, username, password, pathname } = new URL(place.url);
  const listen = await freePort();
  const file = join(place.folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `handraise = host=${hostname} port=${port} user=${username} password=${password} dbname=${pathname.slice(1)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listen}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    // Few, so that transactions of both servers do meet on the same connections.
    'default_pool_size = 4',
    'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
    ...(prepared ? ['max_prepared_statements = 1000'] : []),
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  chmodSync(file, 0o644);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await listening(listen);
  return { url: `postgresql://handraise@127.0.0.1:${listen}/handraise`, stop: () => child.kill('SIGINT') };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not start.');
}
