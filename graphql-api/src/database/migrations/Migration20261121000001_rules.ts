import { Migration } from '@mikro-orm/migrations';

/**
 * What must hold whatever the code does: references stay inside their organization, an address belongs to one
 * person, a person answers an event once, and nobody takes a seat that does not exist.
 */
export class Rules extends Migration {
  override name = 'Migration20261121000001_rules';

  override up(): void {
    this.references();
    this.values();
    this.seats();
    this.taskStatus();
    this.indexes();
    // The table of rate-limiter-flexible, made here because instances may start at the same time.
    this.addSql(
      `create table "rate_limits" ("key" text primary key, "points" integer not null default 0, "expire" bigint);`,
    );
  }

  private references(): void {
    // Composite keys: a task of one organization cannot be assigned to a person of another.
    this.addSql(`
      alter table "users" add constraint "users_organization" foreign key ("organization_id") references "organizations" ("id");
      alter table "users" add constraint "users_in_organization" unique ("organization_id", "id");
      alter table "sessions" add constraint "sessions_user" foreign key ("user_id") references "users" ("id") on delete cascade;
      alter table "sign_in_events" add constraint "sign_in_events_user" foreign key ("user_id") references "users" ("id") on delete set null;
      alter table "sign_in_events" add constraint "sign_in_events_organization" foreign key ("organization_id") references "organizations" ("id");

      alter table "tasks" add constraint "tasks_organization" foreign key ("organization_id") references "organizations" ("id");
      alter table "tasks" add constraint "tasks_in_organization" unique ("organization_id", "id");
      alter table "tasks" add constraint "tasks_created_by" foreign key ("organization_id", "created_by_id") references "users" ("organization_id", "id") on delete set null ("created_by_id");
      alter table "assignments" add constraint "assignments_task" foreign key ("organization_id", "task_id") references "tasks" ("organization_id", "id") on delete cascade;
      alter table "assignments" add constraint "assignments_user" foreign key ("organization_id", "user_id") references "users" ("organization_id", "id") on delete cascade;
      alter table "assignments" add constraint "assignments_assigned_by" foreign key ("organization_id", "assigned_by_id") references "users" ("organization_id", "id") on delete set null ("assigned_by_id");
      alter table "assignments" add constraint "assignments_completed_by" foreign key ("organization_id", "completed_by_id") references "users" ("organization_id", "id") on delete set null ("completed_by_id");
      alter table "assignments" add constraint "assignments_once" unique ("task_id", "user_id");

      alter table "events" add constraint "events_organization" foreign key ("organization_id") references "organizations" ("id");
      alter table "events" add constraint "events_in_organization" unique ("organization_id", "id");
      alter table "events" add constraint "events_created_by" foreign key ("organization_id", "created_by_id") references "users" ("organization_id", "id") on delete set null ("created_by_id");
      alter table "rsvps" add constraint "rsvps_event" foreign key ("organization_id", "event_id") references "events" ("organization_id", "id") on delete cascade;
      alter table "rsvps" add constraint "rsvps_user" foreign key ("organization_id", "user_id") references "users" ("organization_id", "id") on delete cascade;
      alter table "rsvps" add constraint "rsvps_once" unique ("event_id", "user_id");

      alter table "documents" add constraint "documents_organization" foreign key ("organization_id") references "organizations" ("id");
      alter table "documents" add constraint "documents_uploaded_by" foreign key ("organization_id", "uploaded_by_id") references "users" ("organization_id", "id") on delete set null ("uploaded_by_id");
    `);
  }

  private values(): void {
    this.addSql(`
      alter table "organizations" add constraint "organizations_text" check (length("name") between 1 and 200 and length("description") <= 10000);
      alter table "users" add constraint "users_email_normalized" check ("email" = lower(trim("email")) and length("email") <= 254);
      alter table "users" add constraint "users_role_place" check (("role" = 'super_admin') = ("organization_id" is null));
      alter table "users" add constraint "users_text" check (length("first_name") <= 100 and length("last_name") <= 100 and length("admin_notes") <= 5000);
      alter table "tasks" add constraint "tasks_text" check (length("title") between 1 and 200 and length("description") <= 10000);
      alter table "tasks" add constraint "tasks_hours" check ("estimated_hours" >= 0);
      alter table "assignments" add constraint "assignments_completion" check (("status" = 'completed') = ("completed_at" is not null));
      alter table "assignments" add constraint "assignments_text" check (length("completion_notes") <= 5000 and length("admin_feedback") <= 5000);
      alter table "events" add constraint "events_text" check (length("title") between 1 and 200 and length("description") <= 10000);
      alter table "events" add constraint "events_days" check ("end_date" >= "start_date");
      alter table "events" add constraint "events_times" check (
        (not "is_all_day" or ("start_time" is null and "end_time" is null))
        and ("end_time" is null or ("start_time" is not null and ("end_date" > "start_date" or "end_time" >= "start_time"))));
      alter table "events" add constraint "events_seats" check ("max_volunteers" >= 1 and "confirmed_signups" >= 0);
      alter table "rsvps" add constraint "rsvps_text" check (length("notes") <= 5000);
      alter table "documents" add constraint "documents_text" check (length("title") between 1 and 200 and length("description") <= 10000 and length("file_name") between 1 and 255);
      alter table "documents" add constraint "documents_content" check ("file_size" between 1 and 10485759 and length("content_hash") = 64);
    `);
  }

  private seats(): void {
    // Counts under the lock of the event row. Lowering the maximum keeps the sign-ups there are: only a new
    // one is measured against it, so this cannot be a check constraint.
    this.addSql(`
      create function "count_signups"() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.status = new.status and old.event_id = new.event_id then
          return null;
        end if;
        if tg_op <> 'INSERT' and old.status = 'signed_up' then
          update events set confirmed_signups = confirmed_signups - 1 where id = old.event_id;
        end if;
        if tg_op <> 'DELETE' and new.status = 'signed_up' then
          update events set confirmed_signups = confirmed_signups + 1
            where id = new.event_id and (max_volunteers is null or confirmed_signups < max_volunteers);
          if not found then
            raise exception 'no seat is left' using errcode = 'HR001', constraint = 'events_last_seat';
          end if;
        end if;
        return null;
      end $$;
      create trigger "count_signups" after insert or update or delete on "rsvps"
        for each row execute function "count_signups"();
    `);
  }

  private taskStatus(): void {
    // The lock comes first: two people who finish at the same moment must see each other.
    this.addSql(`
      create function "refresh_task_status"() returns trigger language plpgsql as $$
      declare
        changed_task uuid := coalesce(new.task_id, old.task_id);
        reached text;
      begin
        perform 1 from tasks where id = changed_task for no key update;
        select case
            when count(*) > 0 and count(*) = count(*) filter (where status = 'completed') then 'completed'
            when count(*) filter (where status = 'completed') > 0 then 'in_progress'
            else 'pending' end
          into reached from assignments where task_id = changed_task;
        update tasks set status = reached, updated_at = now() where id = changed_task and status <> reached;
        return null;
      end $$;
      create trigger "refresh_task_status" after insert or update of "status" or delete on "assignments"
        for each row execute function "refresh_task_status"();
    `);
  }

  private indexes(): void {
    this.addSql(`
      create unique index "users_email" on "users" ("email") where "removed_at" is null;
      create index "sessions_of_user" on "sessions" ("user_id");
      create index "sign_in_events_of_user" on "sign_in_events" ("user_id", "ip");
      create index "sign_in_events_in_order" on "sign_in_events" ("created_at");
      create index "tasks_by_due_date" on "tasks" ("organization_id", "due_date", "id");
      create index "assignments_of_user" on "assignments" ("user_id", "status");
      create index "events_by_start" on "events" ("organization_id", "start_date", "id");
      create index "events_by_end" on "events" ("organization_id", "end_date", "id");
      create index "rsvps_of_user" on "rsvps" ("user_id", "status");
      create index "documents_in_order" on "documents" ("organization_id", "is_pinned" desc, "created_at" desc, "id" desc);
    `);
  }
}
