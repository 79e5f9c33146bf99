import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/orm.js';
import { selectPlatformOrganizations } from '../organizations/organization.queries.js';
import type { MonthFigures, PlatformActivity, PlatformStats } from './platformDashboard.js';

const shown = { topOrganizations: 4, organizations: 5 };
const week = 7 * 86_400_000;
const month = 30 * 86_400_000;

/** The counters, the activity, the largest and the newest organizations of the platform, in one statement. */
export function selectPlatformDashboard(db: Db, now = Date.now()) {
  const members = sql`from users where organization_id is not null and removed_at is null`;
  const counters = db.selectNoFrom([
    sql<number>`(select count(*)::int from organizations)`.as('totalOrganizations'),
    sql<number>`(select count(*)::int ${members})`.as('totalUsers'),
    sql<number>`(select count(*)::int from tasks)`.as('totalTasks'),
    sql<number>`(select count(*)::int from documents)`.as('totalDocuments'),
  ]);
  const activity = db.selectNoFrom([
    sql<number>`(select count(*)::int ${members} and last_login > ${new Date(now - week)})`.as(
      'activeThisWeek',
    ),
    sql<number>`(select count(*)::int from sign_in_events where succeeded)`.as('totalLogins'),
    sql<number>`(select count(*)::int ${members} and created_at > ${new Date(now - month)})`.as(
      'newThisMonth',
    ),
    sql<number>`(select count(*)::int from tasks where status = 'completed')`.as('completedTasks'),
    sql<number>`(select count(*)::int from tasks where status <> 'completed')`.as('pendingTasks'),
    jsonArrayFrom(
      db
        .selectFrom('organizations as o')
        .innerJoin('users as u', 'u.organization_id', 'o.id')
        .select(['o.name', sql<number>`count(*)::int`.as('userCount')])
        .where('u.removed_at', 'is', null)
        .groupBy(['o.id', 'o.name'])
        .orderBy('userCount', 'desc')
        .orderBy('o.name')
        .orderBy('o.id')
        .limit(shown.topOrganizations),
    ).as('topOrganizations'),
  ]);
  return db.selectNoFrom([
    jsonObjectFrom(counters).$castTo<PlatformStats>().as('stats'),
    jsonObjectFrom(activity).$castTo<PlatformActivity>().as('analytics'),
    jsonArrayFrom(
      selectPlatformOrganizations(db)
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(shown.organizations),
    ).as('organizations'),
  ]);
}

/** Figures of the last so many months, this one included, the oldest first. */
export async function readMonthFigures(db: Db, months: number, now = new Date()): Promise<MonthFigures[]> {
  const { rows } = await sql<MonthFigures>`
    with months as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${months - 1}::int),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as first
    ), since as (select min(first) at time zone 'UTC' as instant from months),
    joined as (
      select date_trunc('month', created_at at time zone 'UTC') as first, count(*) as added from users
      where organization_id is not null group by 1
    ), gone as (
      select date_trunc('month', removed_at at time zone 'UTC') as first, count(*) as removed from users
      where organization_id is not null and removed_at is not null group by 1
    ), signed_in as (
      select date_trunc('month', created_at at time zone 'UTC') as first, count(*) as times,
        count(distinct user_id) as people
      from sign_in_events, since where succeeded and created_at >= since.instant group by 1
    ), answered as (
      select date_trunc('month', updated_at at time zone 'UTC') as first, count(*) as times
      from rsvps, since where status = 'signed_up' and updated_at >= since.instant group by 1
    ), completed as (
      select date_trunc('month', a.completed_at at time zone 'UTC') as first, count(*) as times,
        count(t.due_date) as with_due_date,
        count(*) filter (where (a.completed_at at time zone o.timezone)::date <= t.due_date) as on_time
      from assignments a join tasks t on t.id = a.task_id join organizations o on o.id = a.organization_id, since
      where a.completed_at >= since.instant group by 1
    )
    select to_char(m.first, 'YYYY-MM-DD') as "month",
      (coalesce((select sum(added) from joined where first <= m.first), 0)
        - coalesce((select sum(removed) from gone where first <= m.first), 0))::int as "people",
      coalesce(joined.added, 0)::int as "newPeople",
      coalesce(signed_in.times, 0)::int as "signIns",
      coalesce(signed_in.people, 0)::int as "activePeople",
      coalesce(answered.times, 0)::int as "rsvps",
      coalesce(completed.times, 0)::int as "completedAssignments",
      coalesce(round(100.0 * completed.on_time / nullif(completed.with_due_date, 0)), 0)::int as "onTimePercent"
    from months m left join joined using (first) left join signed_in using (first) left join answered using (first)
      left join completed using (first)
    order by m.first
  `.execute(db);
  return rows;
}
