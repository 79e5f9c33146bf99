import { sql } from 'kysely';
import type { Db } from '../../database/orm.js';
import type { MonthFigures } from './platformDashboard.js';

/** The first days of the months from one to another. */
const monthsBetween = (first: string, last: string) =>
  sql`select m as month, m::timestamp at time zone 'UTC' as begins, (m + interval '1 month') at time zone 'UTC' as ends
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') m`;

/** Counts the months from one to another; each part reads its own stretch of an index and no more. */
const counted = (first: string, last: string) => sql`
  select to_char(m.month, 'YYYY-MM-DD') as "month",
    (select count(*)::int from users where organization_id is not null and created_at < m.ends)
      - (select count(*)::int from users where organization_id is not null and created_at < m.ends and removed_at < m.ends) as "people",
    (select count(*)::int from users where organization_id is not null and created_at >= m.begins and created_at < m.ends) as "newPeople",
    coming."signIns", coming."activePeople",
    (select count(*)::int from rsvps where status = 'signed_up' and updated_at >= m.begins and updated_at < m.ends) as "rsvps",
    done."completedAssignments", done."onTimePercent"
  from (${monthsBetween(first, last)}) m
    cross join lateral (
      select coalesce(sum(times), 0)::int as "signIns", count(user_id)::int as "activePeople"
      from (select user_id, count(*) as times from sign_in_events
        where succeeded and created_at >= m.begins and created_at < m.ends group by user_id) by_person) coming
    cross join lateral (
      select count(*)::int as "completedAssignments", coalesce(round(100.0
        * count(*) filter (where (a.completed_at at time zone o.timezone)::date <= t.due_date) / nullif(count(t.due_date), 0)), 0)::int as "onTimePercent"
      from assignments a join tasks t on t.id = a.task_id join organizations o on o.id = a.organization_id
      where a.completed_at >= m.begins and a.completed_at < m.ends) done`;

/** The first day of the month of an instant, or of one so many months away. */
function monthOf(instant: Date, away = 0): string {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + away))
    .toISOString()
    .slice(0, 10);
}

const nextMonth = (month: string) => monthOf(new Date(month), 1);

/**
 * Counts the months that are over and were not counted yet, each once, and keeps them: what happened then does not
 * change, and nobody has to wait for it again. A month is over the day after its end, when the last clocks agree.
 */
export async function closeMonths(db: Db, now = new Date()): Promise<void> {
  const last = monthOf(new Date(now.getTime() - 86_400_000), -1);
  const { rows } = await sql<{ counted: string | null; began: string | null }>`
    select (select to_char(max(month), 'YYYY-MM-DD') from platform_months) as counted,
      to_char(date_trunc('month', least((select min(created_at) from users where organization_id is not null),
        (select min(created_at) from sign_in_events)) at time zone 'UTC'), 'YYYY-MM') || '-01' as began`.execute(
    db,
  );
  const { counted: newest, began } = rows[0] ?? {};
  for (let month = newest ? nextMonth(newest) : began; month && month <= last; month = nextMonth(month)) {
    await sql`insert into platform_months (month, people, new_people, sign_ins, active_people, rsvps, completed_assignments, on_time_percent)
      select "month"::date, "people", "newPeople", "signIns", "activePeople", "rsvps", "completedAssignments", "onTimePercent"
      from (${counted(month, month)}) c on conflict do nothing`.execute(db);
  }
}

/** Figures of the last so many months, this one included, the oldest first. */
export async function readMonthFigures(db: Db, months: number, now = new Date()): Promise<MonthFigures[]> {
  await closeMonths(db, now);
  const [first, last] = [monthOf(now, 1 - months), monthOf(now)];
  const { rows } = await sql<MonthFigures>`
    select to_char(m.month, 'YYYY-MM-DD') as "month", coalesce(p.people, 0) as "people",
      coalesce(p.new_people, 0) as "newPeople", coalesce(p.sign_ins, 0) as "signIns",
      coalesce(p.active_people, 0) as "activePeople", coalesce(p.rsvps, 0) as "rsvps",
      coalesce(p.completed_assignments, 0) as "completedAssignments", coalesce(p.on_time_percent, 0) as "onTimePercent"
    from (${monthsBetween(first, last)}) m left join platform_months p using (month)
    order by m.month`.execute(db);
  const live = await readLive(db, rows, now);
  return rows.map((row) => live.get(row.month) ?? row);
}

/** The months that are not over yet: this one, and on its first day the one before. */
async function readLive(db: Db, known: MonthFigures[], now: Date): Promise<Map<string, MonthFigures>> {
  const open = monthOf(new Date(now.getTime() - 86_400_000));
  const first = known.map(({ month }) => month).find((month) => month >= open) ?? monthOf(now);
  const { rows } = await sql<MonthFigures>`select * from (${counted(first, monthOf(now))}) live`.execute(db);
  return new Map(rows.map((row) => [row.month, row]));
}
