import { sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import { contains, optionalInstant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import type { PlatformUsersArgs } from './platformUser.inputs.js';

/** The members of every organization. */
export function selectPlatformUsers(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id',
      'u.email',
      'u.role',
      'o.id as organizationId',
      'o.name as organizationName',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone',
      'u.admin_notes as adminNotes',
      optionalInstant('u.last_login').as('lastLogin'),
      sql<boolean>`u.password_hash is not null`.as('hasPersonalPassword'),
    ])
    .where('u.removed_at', 'is', null);
}

export type PlatformUserRow = Awaited<
  ReturnType<ReturnType<typeof selectPlatformUsers>['executeTakeFirstOrThrow']>
>;

/** Everybody who is on a whitelist, and matches. */
function matching(db: Db, { organizationId, role, search }: PlatformUsersArgs) {
  return db
    .selectFrom('users as u')
    .where('u.removed_at', 'is', null)
    .where('u.organization_id', 'is not', null)
    .$if(Boolean(organizationId), (query) => query.where('u.organization_id', '=', organizationId as string))
    .$if(Boolean(role), (query) => query.where('u.role', '=', role as never))
    .$if(Boolean(search), (query) => query.where(contains('u.search_key', search as string)));
}

/** One page of the people who match, by name as it is folded, those without one last; the id breaks ties. */
export function selectUserPage(db: Db, args: PlatformUsersArgs) {
  // The page is found in an index alone; the thousands of people before it are not looked up.
  const page = matching(db, args)
    .select('u.id')
    .orderBy('u.name_key')
    .orderBy('u.id')
    .limit(args.limit)
    .offset(offsetOf(args));
  return selectPlatformUsers(db).where('u.id', 'in', page).orderBy('u.name_key').orderBy('u.id');
}

/** How many people match. */
export function countUsers(db: Db, args: PlatformUsersArgs) {
  return matching(db, args).select(sql<number>`count(*)::int`.as('totalItems'));
}
