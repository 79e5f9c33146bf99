import { sql } from 'kysely';
import type { Db } from '../database/orm.js';

/** What counters say of events and tasks where the rows say something else; nothing where all is well. */
export async function driftedCounters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'event ' || e.id as what from events e where confirmed_signups <>
      (select count(*) from rsvps r where r.event_id = e.id and r.status = 'signed_up')
    union all
    select 'task ' || t.id from tasks t where status <> (select case
      when count(*) > 0 and count(*) = count(completed_at) then 'completed'
      when count(completed_at) > 0 then 'in_progress' else 'pending' end from assignments a where a.task_id = t.id)
    union all
    select 'rsvp ' || r.id from rsvps r where not exists (select from events e where e.id = r.event_id)
    union all
    select 'assignment ' || a.id from assignments a where not exists (select from tasks t where t.id = a.task_id)
  `.execute(db);
  return rows.map(({ what }) => what);
}
