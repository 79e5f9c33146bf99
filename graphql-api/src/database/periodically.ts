import type { Logger } from 'pino';
import { type Db, type Orm, typedSql } from './orm.js';

interface Chore {
  everyMilliseconds: number;
  /** How the log calls a failure. */
  failure: string;
  work: (db: Db) => Promise<unknown>;
}

/**
 * Does a chore of the database again and again until it is stopped, the first time when a period is over; a failure waits
 * for the next time.
 */
export function periodically(orm: Orm, log: Logger, { everyMilliseconds, failure, work }: Chore): () => void {
  const timer = setInterval(() => {
    work(typedSql(orm.em.fork())).catch((error: unknown) => log.warn({ event: failure, error }));
  }, everyMilliseconds).unref();
  return () => clearInterval(timer);
}
