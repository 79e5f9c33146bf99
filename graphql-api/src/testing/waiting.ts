import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/orm.js';

/**
 * Waits until somebody in this database waits for a lock, and tells the name of their connection.
 * @param db outside of a transaction, which would see the same picture again and again
 */
export async function whoWaits(db: Db): Promise<string> {
  for (let round = 0; round < 250; round += 1) {
    const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    if (rows[0]) return rows[0].name;
    await sleep(20);
  }
  throw new Error('Nobody waits.');
}
