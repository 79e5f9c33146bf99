import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Orm } from '../../database/orm.js';
import { periodically } from '../../database/periodically.js';

const everyMilliseconds = 60_000;
/** So that a statement ends in time, however many there are; the next minute takes the rest. */
const atOnce = 50_000;

/**
 * Adds up what triggers wrote into `platform_tallies` (docs/decisions/0017), until one row remains for each organization
 * and each day. The sums are the same before and after, whatever is written meanwhile and whoever else gathers.
 */
export async function gatherTallies(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from platform_tallies where id in (
        select id from (select id, count(*) over (partition by organization_id, day) as fellows from platform_tallies) t
        where fellows > 1 limit ${atOnce})
      returning *)
    insert into platform_tallies
      (organization_id, day, people, tasks, completed_tasks, documents, added_people, last_seen_people, sign_ins)
    select organization_id, day, sum(people), sum(tasks), sum(completed_tasks), sum(documents), sum(added_people),
      sum(last_seen_people), sum(sign_ins)
    from gone group by organization_id, day`.execute(db);
}

/** Gathers every minute until it is stopped. */
export const startGathering = (orm: Orm, log: Logger) =>
  periodically(orm, log, { everyMilliseconds, failure: 'gathering_failed', work: gatherTallies });
