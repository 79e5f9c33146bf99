import { sql } from 'kysely';
import type { Viewer } from '../context.js';
import type { Db } from '../database/orm.js';
import type { Change } from './live.js';

/** More than happens in an organization within minutes; a limit all the same. */
const maxChanges = 1_000;

/** What has changed in a person's organization in the last seconds. */
export async function readRecentChanges(db: Db, viewer: Viewer, seconds: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select distinct organization_id as "organizationId", kind, subject_id as "subjectId", event_id as "eventId",
      person_id as "personId"
    from changes
    where organization_id = ${viewer.organizationId} and at > now() - make_interval(secs => ${seconds})
      and kind in ('task', 'event', 'rsvp')
    limit ${maxChanges}
  `.execute(db);
  return rows;
}
