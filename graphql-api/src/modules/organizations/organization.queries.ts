import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import { instant } from '../../database/sql.js';
import { offsetOf } from '../../paging.js';
import type { PlatformOrganizationsArgs } from './organization.inputs.js';
import { OrganizationSort } from './platformOrganization.js';

const userCount = sql<number>`(select count(*)::int from users u
  where u.organization_id = o.id and u.removed_at is null)`;

/** Organizations with what they hold. */
export function selectPlatformOrganizations(db: Db) {
  return db
    .selectFrom('organizations as o')
    .select([
      'o.id',
      'o.name',
      'o.description',
      'o.website',
      'o.phone',
      'o.address',
      'o.timezone',
      'o.is_active as isActive',
      userCount.as('userCount'),
      sql<number>`(select count(*)::int from tasks t where t.organization_id = o.id)`.as('taskCount'),
      sql<number>`(select count(*)::int from documents d where d.organization_id = o.id)`.as('documentCount'),
      instant('o.created_at').as('createdAt'),
      instant('o.updated_at').as('updatedAt'),
    ]);
}

export type PlatformOrganizationRow = Awaited<
  ReturnType<ReturnType<typeof selectPlatformOrganizations>['executeTakeFirstOrThrow']>
>;

const matches = ({ search, status, id }: PlatformOrganizationsArgs) => sql<SqlBool>`
  (${search ?? ''} = '' or strpos(fold_text(o.name), fold_text(${search ?? ''})) > 0)
  and (${status} = 'all' or o.is_active = (${status} = 'active'))
  and (${id ?? null}::uuid is null or o.id = ${id ?? null}::uuid)`;

const sortKeys = {
  [OrganizationSort.name]: sql`fold_text(o.name) collate "C"`,
  [OrganizationSort.created_at]: sql`o.created_at`,
  [OrganizationSort.user_count]: userCount,
};

/** One page of the organizations that match, the id breaking ties. */
export function selectOrganizationPage(db: Db, args: PlatformOrganizationsArgs) {
  return selectPlatformOrganizations(db)
    .where(matches(args))
    .orderBy(sortKeys[args.sortBy], args.sortOrder)
    .orderBy('o.id')
    .limit(args.limit)
    .offset(offsetOf(args));
}

/** How many organizations match. */
export function countOrganizations(db: Db, args: PlatformOrganizationsArgs) {
  return db
    .selectFrom('organizations as o')
    .select(sql<number>`count(*)::int`.as('totalItems'))
    .where(matches(args));
}
