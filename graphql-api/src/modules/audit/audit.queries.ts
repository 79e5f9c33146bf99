import { sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import type { AuditEventsArgs } from './audit.inputs.js';

type Scope = Pick<AuditEventsArgs, 'organizationId' | 'action' | 'search'>;

/** Deeds and sign-ins in one list; a sign-in is its own subject. */
function trail(db: Db, { organizationId, action, search }: Scope) {
  const rows = db
    .selectFrom('audit_events as a')
    .select([
      'a.id',
      'a.organization_id',
      'a.actor_name',
      sql<string>`a.action`.as('action'),
      'a.subject_name',
      'a.details',
      'a.ip',
      'a.created_at',
    ])
    .unionAll(
      db
        .selectFrom('sign_in_events as s')
        .leftJoin('users as u', 'u.id', 's.user_id')
        .select([
          's.id',
          's.organization_id',
          sql<string>`coalesce(u.email, 'unknown')`.as('actor_name'),
          sql<string>`case when s.succeeded then 'sign_in_succeeded' else 'sign_in_refused' end`.as('action'),
          sql<string>`coalesce(u.email, 'unknown')`.as('subject_name'),
          sql<string | null>`s.user_agent`.as('details'),
          's.ip',
          's.created_at',
        ]),
    )
    .as('trail');
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom(rows)
    .leftJoin('organizations as o', 'o.id', 'trail.organization_id')
    .$if(Boolean(organizationId), (query) =>
      query.where('trail.organization_id', '=', organizationId as string),
    )
    .$if(Boolean(action), (query) => query.where('trail.action', '=', action as string))
    .$if(Boolean(like), (query) =>
      query.where((eb) =>
        eb.or([
          eb('trail.actor_name', 'ilike', like as string),
          eb('trail.subject_name', 'ilike', like as string),
        ]),
      ),
    );
}

/** One page of the trail, the newest first. */
export function selectAuditEvents(db: Db, args: AuditEventsArgs) {
  return trail(db, args)
    .select([
      'trail.id',
      'trail.actor_name as actorName',
      'trail.action',
      'trail.subject_name as subjectName',
      'trail.details',
      'trail.ip',
      'o.name as organizationName',
      instant('trail.created_at').as('createdAt'),
    ])
    .orderBy('trail.created_at', 'desc')
    .orderBy('trail.id', 'desc')
    .limit(args.limit)
    .offset(offsetOf(args));
}

/** How many events the filters leave. */
export function countAuditEvents(db: Db, args: Scope) {
  return trail(db, args).select(sql<number>`count(*)::int`.as('totalItems'));
}
