import { sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import { contains, instant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import type { AuditEventsArgs } from './audit.inputs.js';

/** So far back the trail is counted and paged; filters reach what is older. */
export const countedAtMost = 10_000;
/** So many people may have a name that is searched for until it is cheaper to look through the trail itself. */
const fewPeople = 1_000;

export interface Scope extends AuditEventsArgs {
  /** Who has the name that is searched for; null: too many to name them. */
  people?: string[] | null;
}

/** Whose name or e-mail contains what is searched for, or null when they are too many. */
export async function findPeople(
  db: Db,
  { search, organizationId }: AuditEventsArgs,
): Promise<string[] | null> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(contains('search_key', search ?? ''))
    .$if(Boolean(organizationId), (query) => query.where('organization_id', '=', organizationId as string))
    .limit(fewPeople + 1)
    .execute();
  return rows.length > fewPeople ? null : rows.map(({ id }) => id);
}

function ids(db: Db, { people, search }: Scope) {
  return people
    ? sql<string>`(select unnest(${people}::uuid[]))`
    : db
        .selectFrom('users')
        .select('id')
        .where(contains('search_key', search ?? ''));
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** What people did, the newest first. */
function deeds(db: Db, scope: Scope) {
  const { organizationId, action, search, since, before } = scope;
  return db
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
    .$if(Boolean(organizationId), (query) => query.where('a.organization_id', '=', organizationId as string))
    .$if(Boolean(action), (query) => query.where(sql`a.action`, '=', action))
    .$if(Boolean(since), (query) => query.where('a.created_at', '>=', since as Date))
    .$if(Boolean(before), (query) => query.where('a.created_at', '<', before as Date))
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('a.actor_name', 'ilike', like(search as string)),
          eb('a.subject_name', 'ilike', like(search as string)),
          eb('a.actor_id', 'in', ids(db, scope) as never),
        ]),
      ),
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc');
}

/** Who came and who was turned away, the newest first; a sign-in is its own subject. */
function signIns(db: Db, scope: Scope) {
  const { organizationId, action, search, since, before } = scope;
  return db
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
    ])
    .$if(Boolean(organizationId), (query) => query.where('s.organization_id', '=', organizationId as string))
    .$if(action === 'sign_in_succeeded', (query) => query.where('s.succeeded', 'is', true))
    .$if(action === 'sign_in_refused', (query) => query.where('s.succeeded', 'is', false))
    .$if(Boolean(since), (query) => query.where('s.created_at', '>=', since as Date))
    .$if(Boolean(before), (query) => query.where('s.created_at', '<', before as Date))
    .$if(Boolean(search), (query) => query.where('s.user_id', 'in', ids(db, scope) as never))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');
}

/** Deeds and sign-ins in one list. Each half is cut off where the page ends, so that neither is read to its beginning. */
function trail(db: Db, scope: Scope, atMost: number) {
  const { action } = scope;
  const cutOff = (half: ReturnType<typeof deeds>) => db.selectFrom(half.limit(atMost).as('half')).selectAll();
  const isSignIn = action?.startsWith('sign_in') ?? false;
  // The columns are the same; the tables behind them are all that tells the two types apart.
  const coming = () => cutOff(signIns(db, scope) as unknown as ReturnType<typeof deeds>);
  if (isSignIn) return coming().as('trail');
  const done = cutOff(deeds(db, scope));
  return (action ? done : done.unionAll(coming())).as('trail');
}

/** One page of the trail, the newest first. */
export function selectAuditEvents(db: Db, scope: Scope) {
  return db
    .selectFrom(trail(db, scope, offsetOf(scope) + scope.limit))
    .leftJoin('organizations as o', 'o.id', 'trail.organization_id')
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
    .limit(scope.limit)
    .offset(offsetOf(scope));
}

/** How many events the filters leave, counted up to `countedAtMost`. */
export function countAuditEvents(db: Db, scope: Scope) {
  return db
    .selectFrom(trail(db, scope, countedAtMost))
    .select(sql<number>`least(count(*), ${countedAtMost})::int`.as('totalItems'));
}
