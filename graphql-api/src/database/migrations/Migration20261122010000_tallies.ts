import { Migration } from '@mikro-orm/migrations';

/**
 * What the owner's console counts of the whole platform is written down where it changes (docs/decisions/0017), so that
 * nobody has to count all people and all tasks of all organizations again.
 */
export class Tallies extends Migration {
  override name = 'Migration20261122010000_tallies';

  override up(): void {
    // All at once, before the counting: who writes meanwhile waits at the first of them, and holds none.
    this.addSql(
      `lock table "organizations", "sign_in_events", "users", "tasks", "documents" in share row exclusive mode;`,
    );
    this.table();
    this.contributions();
    this.triggers();
    this.recount();
    this.addSql('create index "organizations_newest" on "organizations" ("created_at" desc, "id" desc);');
  }

  private table(): void {
    // Rows are added and never changed, so that no two writers wait for each other; each is of an organization or of a
    // day of UTC. The server gathers them into one row for each (modules/platform/platform.tallies.ts).
    this.addSql(`
      create table "platform_tallies" (
        "id" bigint generated always as identity primary key,
        "organization_id" uuid,
        "day" date,
        "people" int not null default 0,
        "tasks" int not null default 0,
        "completed_tasks" int not null default 0,
        "documents" int not null default 0,
        "added_people" int not null default 0,
        "last_seen_people" int not null default 0,
        "sign_ins" int not null default 0
      );
      alter table "platform_tallies" add constraint "platform_tallies_of_one"
        check (("organization_id" is null) <> ("day" is null));
      alter table "platform_tallies" enable row level security;
      create policy "of_organization" on "platform_tallies" using (false);
    `);
  }

  private contributions(): void {
    this.addSql(`
      create function "tally"(one "users", times int) returns void language sql as $$
        insert into platform_tallies (organization_id, day, people, added_people, last_seen_people)
        select t.* from (values
          (one.organization_id, null::date, times, 0, 0),
          (null, (one.created_at at time zone 'UTC')::date, 0, times, 0),
          (null, (one.last_login at time zone 'UTC')::date, 0, 0, times)) t (organization_id, day)
        where one.organization_id is not null and one.removed_at is null
          and (t.organization_id is not null or t.day is not null);
      $$;
      create function "tally"(one "tasks", times int) returns void language sql as $$
        insert into platform_tallies (organization_id, tasks, completed_tasks)
        values (one.organization_id, times, case one.status when 'completed' then times else 0 end);
      $$;
      create function "tally"(one "documents", times int) returns void language sql as $$
        insert into platform_tallies (organization_id, documents) values (one.organization_id, times);
      $$;
      create function "tally"(one "sign_in_events", times int) returns void language sql as $$
        insert into platform_tallies (day, sign_ins) values ((one.created_at at time zone 'UTC')::date, times);
      $$;
    `);
  }

  private triggers(): void {
    // Members may not look at the tallies of the platform, but what they do counts: hence "security definer".
    this.addSql(`
      create function "keep_tally"() returns trigger language plpgsql security definer
      set search_path = public, pg_temp as $$
      begin
        if tg_op <> 'INSERT' then
          perform tally(old, -1);
        end if;
        if tg_op <> 'DELETE' then
          perform tally(new, 1);
        end if;
        return null;
      end $$;
    `);
    for (const table of ['users', 'tasks', 'documents']) {
      this.addSql(`
        create trigger "keep_tally" after insert or delete on "${table}" for each row execute function "keep_tally"();
      `);
    }
    // Most of what changes does not count: a second sign-in of a day, another title.
    this.addSql(`
      create trigger "keep_tally_of_change" after update on "users" for each row
        when ((old.organization_id, old.removed_at is null,
            (old.created_at at time zone 'UTC')::date, (old.last_login at time zone 'UTC')::date)
          is distinct from (new.organization_id, new.removed_at is null,
            (new.created_at at time zone 'UTC')::date, (new.last_login at time zone 'UTC')::date))
        execute function "keep_tally"();
      create trigger "keep_tally_of_change" after update on "tasks" for each row
        when ((old.status = 'completed') <> (new.status = 'completed')) execute function "keep_tally"();
      create trigger "keep_tally" after insert on "sign_in_events" for each row
        when (new.succeeded) execute function "keep_tally"();
    `);
  }

  private recount(): void {
    // Nobody may write or gather meanwhile, or something would count twice or not at all. Sign-ins of long ago are known by the month
    // only; they count on its first day.
    this.addSql(`
      create function "recount_tallies"() returns void language sql as $$
        lock table sign_in_events, users, tasks, documents, platform_months, platform_tallies
          in share row exclusive mode;
        delete from platform_tallies;
        insert into platform_tallies (organization_id, people)
          select organization_id, count(*) from users
          where organization_id is not null and removed_at is null group by organization_id;
        insert into platform_tallies (day, added_people)
          select (created_at at time zone 'UTC')::date, count(*) from users
          where organization_id is not null and removed_at is null group by 1;
        insert into platform_tallies (day, last_seen_people)
          select (last_login at time zone 'UTC')::date, count(*) from users
          where organization_id is not null and removed_at is null and last_login is not null group by 1;
        insert into platform_tallies (organization_id, tasks, completed_tasks)
          select organization_id, count(*), count(*) filter (where status = 'completed') from tasks
          group by organization_id;
        insert into platform_tallies (organization_id, documents)
          select organization_id, count(*) from documents group by organization_id;
        insert into platform_tallies (day, sign_ins) select month, sign_ins from platform_months;
        insert into platform_tallies (day, sign_ins)
          select (created_at at time zone 'UTC')::date, count(*) from sign_in_events
          where succeeded and created_at >= coalesce(
            (select max(month) + interval '1 month' from platform_months), '-infinity')::timestamp at time zone 'UTC'
          group by 1;
      $$;
      select recount_tallies();
    `);
  }
}
