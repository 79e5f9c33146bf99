import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../database/embedded.js';

type Row = Record<string, unknown>;

/** A PostgreSQL of its own that may be followed, paused and killed. */
export interface Node {
  dataDir: string;
  /** As the application's role. */
  url: string;
  /** One statement as the superuser. */
  ask(text: string, values?: unknown[]): Promise<Row[]>;
  /** kill -9 of everything that belongs to it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A cluster that replicas can follow. */
export async function openPrimary(): Promise<Node> {
  const dataDir = emptyFolder();
  return start(dataDir);
}

/**
 * A streaming replica of it, made as documented for low-level backups: the PostgreSQL that npm installs brings no
 * pg_basebackup.
 * @param name of its slot, and of the replica for synchronous_standby_names
 * @param through the port by which it reaches the primary, if not its own
 */
export async function openReplica(primary: Node, name: string, through?: number): Promise<Node> {
  const dataDir = emptyFolder();
  const [from, to] = [join(primary.dataDir, 'postgres'), join(dataDir, 'postgres')];
  const superuser = new pg.Client({ connectionString: asSuperuser(primary.url) });
  await superuser.connect();
  try {
    await superuser.query('select pg_create_physical_replication_slot($1, true)', [name]);
    await superuser.query("select pg_backup_start('replica', fast => true)");
    const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The cluster could not be copied: ${stderr}`);
    const { rows } = await superuser.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    const cluster = join(to, 'cluster');
    for (const gone of ['postmaster.pid', 'postmaster.opts', 'pg_replslot']) {
      rmSync(join(cluster, gone), { recursive: true, force: true });
    }
    spawnSync('rm', ['-rf', join(to, 'port'), join(to, 'owner')]);
    const owned = (path: string, text: string) => {
      writeFileSync(join(cluster, path), text);
      spawnSync('chown', ['--reference', cluster, join(cluster, path)]);
    };
    spawnSync('mkdir', [join(cluster, 'pg_replslot')]);
    spawnSync('chown', ['--reference', cluster, join(cluster, 'pg_replslot')]);
    chmodSync(join(cluster, 'pg_replslot'), 0o700);
    owned('backup_label', String(rows[0]?.labelfile));
    owned('standby.signal', '');
    const { hostname, port, password } = new URL(primary.url);
    const conninfo = `host=${hostname} port=${through ?? port} user=postgres password=${password} application_name=${name}`;
    appendFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${name}'\n`,
    );
  } finally {
    await superuser.end();
  }
  return start(dataDir);
}

/** Until the replica has replayed what the primary has written so far. */
export async function caughtUp(primary: Node, replica: Node): Promise<void> {
  const [at] = await primary.ask('select pg_current_wal_flush_lsn()::text as position');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [row] = await replica.ask('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [at?.position]);
    if (row?.there) return;
    await sleep(25);
  }
  throw new Error('The replica did not catch up.');
}

async function start(dataDir: string): Promise<Node> {
  const embedded = await startEmbedded({ dataDir });
  let gone = false;
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return {
    dataDir,
    url: embedded.url,
    ask: (text, values) => ask(asSuperuser(embedded.url), text, values),
    async kill() {
      const pid = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
      // With its children, as when the machine goes: none of them may acknowledge anything any more.
      const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n');
      for (const one of [pid, ...children].filter(Boolean)) {
        try {
          process.kill(Number(one), 'SIGKILL');
        } catch {
          // It has ended already.
        }
      }
      await sleep(20);
      await embedded.stop();
    },
    async stop() {
      if (gone) return;
      gone = true;
      await embedded.stop();
      remove();
    },
  };
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(memory, 'handraise-replica-'));
  chmodSync(folder, 0o711);
  return folder;
}

function asSuperuser(url: string): string {
  return Object.assign(new URL(url), { username: 'postgres' }).href;
}

async function ask(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
