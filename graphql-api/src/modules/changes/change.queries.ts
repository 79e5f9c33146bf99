import { sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';

/** The changes of an organization behind a position, in the order in which they were committed. */
export function selectChanges(db: Db, organizationId: string, after: string | number) {
  return db
    .selectFrom('changes as c')
    .select([
      sql<string>`c.position::text`.as('cursor'),
      'c.kind',
      'c.subject_id as subjectId',
      'c.what',
      instant('c.at').as('at'),
      'c.actor_id as actorId',
      'c.event_id as eventId',
      'c.person_id as personId',
    ])
    .where('c.organization_id', '=', organizationId)
    .where('c.position', '>', sql<string>`${after}::bigint` as never)
    .orderBy('c.position');
}

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>;

/** The newest position of an organization, and the one before the oldest that is kept. */
export async function readReach(db: Db, organizationId: string): Promise<{ newest: number; before: number }> {
  const { rows } = await sql<{ newest: string; before: string }>`
    select o.newest, coalesce(
        (select position - 1 from changes where organization_id = ${organizationId} order by position limit 1),
        o.newest) as before
    from (select coalesce(
        (select position from change_counters where organization_id = ${organizationId}), 0) as newest) o
  `.execute(db);
  return { newest: Number(rows[0]?.newest), before: Number(rows[0]?.before) };
}

const atOnce = 10_000;

/** Forgets what is older than it is worth, so many at a time that nobody waits for it. */
export async function forgetOldChanges(db: Db, days: number): Promise<void> {
  for (let forgotten = atOnce; forgotten === atOnce; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from changes where id in (
        select id from changes where at < now() - make_interval(days => ${days}) order by at limit ${atOnce})
    `.execute(db);
    forgotten = Number(numAffectedRows);
  }
}
