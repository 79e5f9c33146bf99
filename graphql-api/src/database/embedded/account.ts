import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '../../env.js';

/** Who runs PostgreSQL. Without a uid: whoever runs this process. */
export interface Account {
  name?: string;
  uid?: number;
  gid?: number;
}

const candidates = ['handraise', 'postgres', 'nobody'];

/**
 * Says as which system user PostgreSQL is to run: the current one, unless that is root, as whom PostgreSQL refuses to
 * run. Then the owner of the existing database, or the user `handraise` (created if need be), `postgres` or `nobody`.
 * Throws StartupError when root may become none of them.
 */
export function chooseAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };

  if (!lookUp('handraise')) createSystemUser('handraise');
  for (const name of candidates) {
    const account = lookUp(name);
    if (account && run(['sh', '-c', 'exit 0'], account)) return account;
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root and no other system user can be used here: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether a command ends well when run by that account. */
export function run([command, ...args]: [string, ...string[]], account: Account): boolean {
  const { status } = spawnSync(command, args, {
    ...credentials(account),
    cwd: '/',
    env: cleanEnv(),
    stdio: 'ignore',
  });
  return status === 0;
}

/** The part of spawn's options that makes a child run as that account. */
export function credentials({ uid, gid }: Account): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid };
}

/** An environment in which no PG* variable, locale or time zone of the host can change what PostgreSQL does. */
export function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createSystemUser(name: string): void {
  const home = ['--home-dir', '/nonexistent', '--no-create-home'];
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--shell', '/usr/sbin/nologin', ...home, name],
    { stdio: 'ignore' },
  );
  if (made.status !== 0) spawnSync('adduser', ['-S', '-H', '-D', name], { stdio: 'ignore' });
}
