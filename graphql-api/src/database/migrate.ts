import type { Orm } from './orm.js';
import { prepareWall } from './wall.js';

/** Any number will do as long as every instance uses the same one. */
const migrationLock = 4_927_001;

/**
 * Brings the database to the newest version. Several instances may call it at once: one migrates, the others
 * wait for it.
 */
export async function migrate(orm: Orm): Promise<void> {
  const pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    // Waiting for another instance may take longer than a request may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await orm.migrator.up();
    await prepareWall(client);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}
