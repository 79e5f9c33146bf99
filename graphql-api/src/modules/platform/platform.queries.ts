import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../database/orm.js';
import { selectPlatformOrganizations } from '../organizations/organization.queries.js';
import type { PlatformActivity, PlatformStats, TopOrganization } from './platformDashboard.js';

const shown = { topOrganizations: 4, organizations: 5 };
const days = { thisWeek: 7, thisMonth: 30 };

/** What there is on the whole platform, and what the last days brought, today included. */
const selectTotals = (now: number) => {
  const since = (count: number) => {
    const first = new Date(now - (count - 1) * 86_400_000);
    return sql`${first.toISOString().slice(0, 10)}::date`;
  };
  return sql<
    Record<'people' | 'tasks' | 'completed' | 'documents' | 'active' | 'signIns' | 'added', number>
  >`(
    select coalesce(sum(people), 0)::int as people, coalesce(sum(tasks), 0)::int as tasks,
      coalesce(sum(completed_tasks), 0)::int as completed, coalesce(sum(documents), 0)::int as documents,
      coalesce(sum(last_seen_people) filter (where day >= ${since(days.thisWeek)}), 0)::int as active,
      coalesce(sum(sign_ins), 0)::int as "signIns",
      coalesce(sum(added_people) filter (where day >= ${since(days.thisMonth)}), 0)::int as added
    from platform_tallies)`;
};

/** The names are looked up of those few only that can be among the largest. */
const topOrganizations = sql<TopOrganization[]>`(select coalesce(json_agg(top), '[]') from (
  select o.name, largest.people as "userCount" from (
    select organization_id as id, sum(people)::int as people from platform_tallies where organization_id is not null
    group by organization_id having sum(people) > 0 order by people desc
    fetch first ${sql.lit(shown.topOrganizations)} rows with ties) largest join organizations o using (id)
  order by largest.people desc, o.name, o.id limit ${shown.topOrganizations}) top)`;

/** The counters, the activity, the largest and the newest organizations of the platform, in one statement. */
function selectPlatformDashboard(db: Db, now = Date.now()) {
  const read = db.with('totals', () => selectTotals(now)).selectFrom('totals as t');
  return read.select((eb) => [
    jsonBuildObject({
      totalOrganizations: sql<number>`(select count(*)::int from organizations)`,
      totalUsers: eb.ref('t.people'),
      totalTasks: eb.ref('t.tasks'),
      totalDocuments: eb.ref('t.documents'),
    })
      .$castTo<PlatformStats>()
      .as('stats'),
    jsonBuildObject({
      activeThisWeek: eb.ref('t.active'),
      totalLogins: eb.ref('t.signIns'),
      newThisMonth: eb.ref('t.added'),
      completedTasks: eb.ref('t.completed'),
      pendingTasks: sql<number>`t.tasks - t.completed`,
      topOrganizations,
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

type PlatformDashboardRow = Awaited<
  ReturnType<ReturnType<typeof selectPlatformDashboard>['executeTakeFirstOrThrow']>
>;

const lookups = new WeakMap<Db, DataLoader<'platform', PlatformDashboardRow>>();

/** How many times as long as a statement takes none follows, at most so many milliseconds. */
const rest = { times: 3, atMost: 250 };

/**
 * The platform at a glance. One statement runs at a time, and then rests: whoever asks meanwhile shares the next, which is
 * sent after they asked. Nothing is remembered, and a crowd takes a quarter of one processor of the database at most,
 * however large the platform. Who is alone does not wait.
 */
export function findPlatformDashboard(db: Db): Promise<PlatformDashboardRow> {
  const known = lookups.get(db);
  if (known) return known.load('platform');
  let ready: Promise<unknown> = Promise.resolve();
  let lastTook = Number.POSITIVE_INFINITY;
  const lookup = new DataLoader<'platform', PlatformDashboardRow>(
    async (asked) => {
      const began = performance.now();
      const reading = selectPlatformDashboard(db).executeTakeFirstOrThrow();
      ready = reading.then(
        () => {
          const took = performance.now() - began;
          // The shorter of two: once held up by something else, it would hold up those who wait three times longer still.
          const usual = Math.min(took, lastTook);
          lastTook = took;
          return sleep(Math.min(rest.times * usual, rest.atMost));
        },
        () => undefined,
      );
      const dashboard = await reading;
      return asked.map(() => dashboard);
    },
    { cache: false, batchScheduleFn: (read) => void ready.then(() => setImmediate(read)) },
  );
  lookups.set(db, lookup);
  return lookup.load('platform');
}
