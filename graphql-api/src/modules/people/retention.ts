import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Orm } from '../../database/orm.js';
import { periodically } from '../../database/periodically.js';
import { closeMonths } from '../platform/platform.months.js';

/** Sign-ins are kept a little longer than a year; what the console counts of them stays. */
const signInDays = 400;
/** A session that is over tells for a while where somebody was signed in; then it is only a trace. */
const sessionDays = 30;
const batch = 5_000;
const everyMilliseconds = 60 * 60_000;

/**
 * Deletes traces of people that nobody needs any more: sign-ins and sessions that have long been over.
 * @returns how many rows went; at most one batch of each, the next hour takes the rest
 */
export async function tidyTraces(db: Db): Promise<number> {
  // The console still tells how many they were, month by month.
  await closeMonths(db);
  const { numAffectedRows: signIns = 0n } = await sql`
    delete from sign_in_events where id in (
      select id from sign_in_events where created_at < now() - make_interval(days => ${signInDays})
      limit ${batch} for update skip locked)`.execute(db);
  const { numAffectedRows: sessions = 0n } = await sql`
    delete from sessions where id in (
      select id from sessions
      where coalesce(revoked_at, expires_at) < now() - make_interval(days => ${sessionDays})
      limit ${batch} for update skip locked)`.execute(db);
  return Number(signIns + sessions);
}

/** Tidies every hour until it is stopped. */
export const startTidying = (orm: Orm, log: Logger) =>
  periodically(orm, log, { everyMilliseconds, failure: 'tidying_failed', work: tidyTraces });
