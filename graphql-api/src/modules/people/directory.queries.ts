import { sql } from 'kysely';
import type { Member } from '../../authorize.js';
import type { Db } from '../../database/orm.js';
import { contains, optionalInstant } from '../../database/sql.js';
import { DirectoryRoleFilter } from './directory.js';
import { canReadAdminNotes, visiblePeople } from './directory.policy.js';
import type { UserRole } from './user.entity.js';

export interface DirectoryFilter {
  search: string | null;
  role: DirectoryRoleFilter;
}

const unsaid = sql<boolean | null>`null::boolean`;
const nothing = sql<string | null>`null::text`;

/** The people who match, by name as it is folded; those without one last, the id breaking ties. */
export function selectDirectory(db: Db, viewer: Member, filter: DirectoryFilter) {
  const seesNotes = canReadAdminNotes(viewer);
  return matching(db, viewer, filter)
    .select([
      'u.id',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.phone',
      'u.role',
      (seesNotes ? sql<string | null>`u.admin_notes` : nothing).as('notes'),
      (seesNotes ? optionalInstant('u.last_login') : nothing).as('lastLogin'),
      (seesNotes ? sql<boolean | null>`u.password_hash is not null` : unsaid).as('hasPersonalPassword'),
    ])
    .orderBy('u.name_key')
    .orderBy('u.id');
}

export type DirectoryRow = Awaited<ReturnType<ReturnType<typeof selectDirectory>['executeTakeFirstOrThrow']>>;

/** How many people match. */
export function countDirectory(db: Db, viewer: Member, filter: DirectoryFilter) {
  return matching(db, viewer, filter).select(sql<number>`count(*)::int`.as('totalItems'));
}

/** How many people the organization has. */
export function selectDirectoryCounts(db: Db, viewer: Member) {
  return matching(db, viewer, { search: null, role: DirectoryRoleFilter.all }).select([
    sql<number>`count(*)::int`.as('total'),
    sql<number>`count(*) filter (where u.role = 'nonprofit_admin')::int`.as('admins'),
    sql<number>`count(*) filter (where u.role = 'volunteer')::int`.as('volunteers'),
  ]);
}

function matching(db: Db, viewer: Member, { search, role }: DirectoryFilter) {
  return db
    .selectFrom('users as u')
    .where(visiblePeople(viewer) as never)
    .$if(role !== DirectoryRoleFilter.all, (query) => query.where('u.role', '=', role as string as UserRole))
    .$if(search !== null, (query) => query.where(contains('u.search_key', search as string)));
}
