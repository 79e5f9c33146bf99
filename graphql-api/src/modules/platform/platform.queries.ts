import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../database/orm.js';
import { selectPlatformOrganizations } from '../organizations/organization.queries.js';
import type { PlatformActivity, PlatformStats, TopOrganization } from './platformDashboard.js';

const shown = { topOrganizations: 4, organizations: 5 };
const week = 7 * 86_400_000;
const month = 30 * 86_400_000;

/** Sign-ins ever: those of the months that are counted, and those since. */
const totalLogins = sql<number>`(select coalesce(sum(sign_ins), 0)::int + (select count(*)::int from sign_in_events
  where succeeded and created_at >= coalesce(max(month) + interval '1 month', '-infinity')::timestamp at time zone 'UTC')
  from platform_months)`;

/** The members of each organization, looked at once for all that is counted of them. */
const membersByOrganization = (now: number) => sql<{
  id: string;
  people: number;
  active: number;
  added: number;
}>`(select organization_id as id, count(*)::int as people,
    count(*) filter (where last_login > ${new Date(now - week)})::int as active,
    count(*) filter (where created_at > ${new Date(now - month)})::int as added
  from users where organization_id is not null and removed_at is null group by organization_id)`;

const tasksByState = sql<{ total: number; completed: number }>`
  (select count(*)::int as total, count(*) filter (where status = 'completed')::int as completed from tasks)`;

/** The counters, the activity, the largest and the newest organizations of the platform, in one statement. */
export function selectPlatformDashboard(db: Db, now = Date.now()) {
  const sum = (figure: 'people' | 'active' | 'added') =>
    sql<number>`(select coalesce(sum(${sql.ref(figure)}), 0)::int from members)`;
  const read = db.with('members', () => membersByOrganization(now)).with('t', () => tasksByState);
  return read.selectFrom('t').select([
    jsonBuildObject({
      totalOrganizations: sql<number>`(select count(*)::int from organizations)`,
      totalUsers: sum('people'),
      totalTasks: sql.ref<number>('t.total'),
      totalDocuments: sql<number>`(select count(*)::int from documents)`,
    })
      .$castTo<PlatformStats>()
      .as('stats'),
    jsonBuildObject({
      activeThisWeek: sum('active'),
      totalLogins,
      newThisMonth: sum('added'),
      completedTasks: sql.ref<number>('t.completed'),
      pendingTasks: sql<number>`t.total - t.completed`,
      topOrganizations: sql<TopOrganization[]>`(select coalesce(json_agg(top), '[]') from (
        select o.name, members.people as "userCount" from members join organizations o using (id)
        order by members.people desc, o.name, o.id limit ${shown.topOrganizations}) top)`,
    })
      .$castTo<PlatformActivity>()
      .as('analytics'),
    jsonArrayFrom(
      selectPlatformOrganizations(db)
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(shown.organizations),
    ).as('organizations'),
  ]);
}
