import { isUUID } from 'class-validator';
import type { Logger } from 'pino';
import { type Db, type Orm, typedSql } from '../../database/orm.js';
import type { DocumentStore } from './document.store.js';

/** An upload takes a minute at most; what is younger may be about to get its row. */
const youngMilliseconds = 10 * 60_000;
const everyMilliseconds = 10 * 60_000;
const batch = 500;
/** So many left-overs are never suspicious; above that, they must be the smaller part of the store. */
const unsuspicious = 20;

/**
 * Removes contents that belong to no document: what a killed server left behind. When most of the store would go,
 * this is rather the wrong database, and nothing is touched.
 * @returns how many were removed
 */
export async function sweepContents(
  db: Db,
  store: DocumentStore,
  log: Logger,
  now = Date.now(),
): Promise<number> {
  const left: string[] = [];
  let seen = 0;
  let names: string[] = [];
  const sort = async () => {
    left.push(...(await withoutRow(db, names)));
    names = [];
  };
  for await (const { name, storedAt } of store.contents()) {
    seen += 1;
    if (now - storedAt.getTime() > youngMilliseconds) names.push(name);
    if (names.length === batch) await sort();
  }
  await sort();
  if (left.length > unsuspicious && left.length * 2 > seen) {
    log.error({ event: 'document_sweep_refused', left: left.length, seen });
    return 0;
  }
  for (const name of left) await store.remove(name);
  if (left.length > 0) log.warn({ event: 'document_contents_swept', removed: left.length });
  return left.length;
}

async function withoutRow(db: Db, names: string[]): Promise<string[]> {
  const ids = names.filter((name) => isUUID(name));
  if (ids.length === 0) return names;
  const rows = await db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return names.filter((name) => !known.has(name));
}

/** Sweeps now and every ten minutes until it is stopped; a failure waits for the next time. */
export function startSweep(orm: Orm, store: DocumentStore, log: Logger): () => void {
  const sweep = () => {
    sweepContents(typedSql(orm.em.fork()), store, log).catch((error: unknown) => {
      log.warn({ event: 'document_sweep_failed', error });
    });
  };
  sweep();
  const timer = setInterval(sweep, everyMilliseconds).unref();
  return () => clearInterval(timer);
}
