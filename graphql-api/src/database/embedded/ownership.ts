import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../env.js';

/**
 * Notes that this process owns the database in `home`; the answer gives it up again. Throws StartupError when another
 * living process owns it.
 */
export function takeOwnership(home: string, shownAs: string): () => void {
  const file = join(home, 'owner');
  for (;;) {
    try {
      writeFileSync(file, identity(process.pid) ?? '', { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
    const owner = read(file);
    const pid = Number.parseInt(owner, 10);
    if (owner && identity(pid) === owner) {
      throw new StartupError(
        `Handraise already runs on ${shownAs} (process ${pid}): stop it first, or set PORT and DATA_DIR for a second one.`,
      );
    }
    rmSync(file, { force: true });
  }
}

/** Makes sure that no PostgreSQL of an owner that died runs on the cluster any more. Throws StartupError if it will not end. */
export async function endLeftover(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = Number.parseInt(read(pidFile), 10);
  if (!pid) return;
  // SIGINT: end at once and in order; SIGQUIT: without a checkpoint, to be recovered at the next start.
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
  ] as const) {
    if (isPostmaster(pid, clusterDir)) trySignal(pid, signal);
    for (let waited = 0; waited < seconds * 10 && isPostmaster(pid, clusterDir); waited++) await sleep(100);
  }
  if (isPostmaster(pid, clusterDir)) {
    throw new StartupError(
      `An earlier PostgreSQL (process ${pid}) still runs on ${clusterDir} and does not end: stop it first.`,
    );
  }
  // The number may belong to another program by now, or to a dead process nobody has collected; PostgreSQL would refuse to start.
  if (trySignal(pid, 0)) rmSync(pidFile, { force: true });
}

/** What PostgreSQL says about itself in its pid file, such as `starting` or `ready`; undefined before it says anything. */
export function clusterState(clusterDir: string, pid: number): string | undefined {
  const lines = read(join(clusterDir, 'postmaster.pid')).split('\n');
  return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
}

function isPostmaster(pid: number, clusterDir: string): boolean {
  return commandLine(pid)?.includes(clusterDir) ?? false;
}

function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`) || undefined;
  return ps(pid, 'args=');
}

/** A process number alone may be given to another process later; together with its time of start it is not. */
function identity(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const started = ps(pid, 'lstart=');
    return started && `${pid} ${started}`;
  }
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the program's name in parentheses and may hold spaces; the 22nd is the time of start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = fields[0] === 'Z' || fields[0] === 'X';
  return fields[19] && !ended ? `${pid} ${fields[19]}` : undefined;
}

function ps(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** Whether there is a process of that number; signal 0 only asks. */
function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
