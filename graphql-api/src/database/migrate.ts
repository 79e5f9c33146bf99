import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isRetryable } from '../errors.js';
import type { Orm } from './orm.js';
import { prepareWall } from './wall.js';

/** Any number will do as long as every instance uses the same one. */
const migrationLock = 4_927_001;
const askAgainMilliseconds = 250;
const attempts = 5;

/**
 * Brings the database to the newest version. Several instances may call it at once: one migrates, the others
 * wait for it. Behind a pooler that shares connections by transaction too, where it takes two of them.
 */
export async function migrate(orm: Orm): Promise<void> {
  const pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await beginLocked(client);
    const pending = await orm.migrator.getPending();
    if (pending.length > 0) await migrateInOne(orm);
    await prepareWall(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/**
 * All or nothing; an index over a large table takes longer than a statement of a request may. The previous version still
 * serves people: where PostgreSQL lets a write of theirs go first, the migration comes again.
 */
async function migrateInOne(orm: Orm): Promise<void> {
  const connection = orm.em.getConnection();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connection.transactional(async (transaction) => {
        await connection.execute('set local statement_timeout = 0', [], 'run', transaction);
        await orm.migrator.up({ transaction });
      });
    } catch (error) {
      if (!isRetryable(error) || attempt === attempts) throw error;
      await sleep(askAgainMilliseconds);
    }
  }
}

/**
 * Begins a transaction that holds the lock. Who does not get it lets go of its connection in between: where there are few,
 * those who wait would hold the ones that the migration needs.
 */
async function beginLocked(client: PoolClient): Promise<void> {
  for (;;) {
    // The transaction is idle for as long as others migrate for it.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    await client.query('rollback');
    await sleep(askAgainMilliseconds);
  }
}
