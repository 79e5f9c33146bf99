import { Migration } from '@mikro-orm/migrations';

/** The tables of everything the specification names; their rules follow in the next migration. */
export class Tables extends Migration {
  override name = 'Migration20261121000000_tables';

  override up(): void {
    this.addSql(
      `create table "assignments" ("id" uuid not null, "organization_id" uuid not null, "task_id" uuid not null, "user_id" uuid not null, "status" text not null default 'assigned', "assigned_by_id" uuid null, "assigned_at" timestamptz not null default now(), "completed_at" timestamptz null, "completed_by_id" uuid null, "completion_notes" text null, "admin_feedback" text null, primary key ("id"));`,
    );

    this.addSql(
      `create table "documents" ("id" uuid not null, "organization_id" uuid not null, "title" text not null, "description" text null, "category" text not null default 'general', "visibility" text not null default 'all', "is_pinned" boolean not null default false, "file_name" text not null, "file_type" text not null, "file_size" int not null, "content_hash" text not null, "uploaded_by_id" uuid null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "events" ("id" uuid not null, "organization_id" uuid not null, "title" text not null, "description" text null, "location" text null, "start_date" date not null, "end_date" date not null, "start_time" time(0) null, "end_time" time(0) null, "is_all_day" boolean not null default false, "event_type" text not null default 'volunteer_event', "max_volunteers" int null, "confirmed_signups" int not null default 0, "video_link" text null, "meeting_id" text null, "meeting_passcode" text null, "sequence" int not null default 0, "created_by_id" uuid null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "organizations" ("id" uuid not null, "name" text not null, "description" text null, "website" text null, "phone" text null, "address" text null, "timezone" text not null default 'America/New_York', "is_active" boolean not null default true, "password_hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "rsvps" ("id" uuid not null, "organization_id" uuid not null, "event_id" uuid not null, "user_id" uuid not null, "status" text not null, "notes" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" uuid not null, "generation" int not null default 0, "token_hash" text not null, "parent_hash" text null, "rotated_at" timestamptz null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "revoked_because" text null, "ip" text null, "user_agent" text null, "created_at" timestamptz not null default now(), "last_used_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "sign_in_events" ("id" uuid not null, "user_id" uuid null, "organization_id" uuid null, "succeeded" boolean not null, "ip" text not null, "user_agent" text null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "tasks" ("id" uuid not null, "organization_id" uuid not null, "title" text not null, "description" text null, "due_date" date null, "priority" text not null default 'medium', "category" text not null default 'general', "estimated_hours" numeric(7,2) null, "status" text not null default 'pending', "created_by_id" uuid null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "users" ("id" uuid not null, "organization_id" uuid null, "email" text null, "role" text not null, "first_name" text null, "last_name" text null, "phone" text null, "address" text null, "birthday" date null, "admin_notes" text null, "password_hash" text null, "last_login" timestamptz null, "removed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `alter table "assignments" add constraint "assignments_status_check" check ("status" in ('assigned', 'in_progress', 'completed'));`,
    );

    this.addSql(
      `alter table "documents" add constraint "documents_category_check" check ("category" in ('general', 'policy', 'training', 'forms', 'resources', 'guidelines'));`,
    );
    this.addSql(
      `alter table "documents" add constraint "documents_visibility_check" check ("visibility" in ('all', 'volunteers_only', 'admin_only'));`,
    );

    this.addSql(
      `alter table "events" add constraint "events_event_type_check" check ("event_type" in ('volunteer_event', 'meeting', 'training', 'fundraiser', 'other'));`,
    );

    this.addSql(
      `alter table "rsvps" add constraint "rsvps_status_check" check ("status" in ('signed_up', 'cancelled'));`,
    );

    this.addSql(
      `alter table "tasks" add constraint "tasks_priority_check" check ("priority" in ('urgent', 'high', 'medium', 'low'));`,
    );
    this.addSql(
      `alter table "tasks" add constraint "tasks_category_check" check ("category" in ('training', 'event_prep', 'administrative', 'marketing', 'mentoring', 'general'));`,
    );
    this.addSql(
      `alter table "tasks" add constraint "tasks_status_check" check ("status" in ('pending', 'in_progress', 'completed'));`,
    );

    this.addSql(
      `alter table "users" add constraint "users_role_check" check ("role" in ('super_admin', 'nonprofit_admin', 'volunteer'));`,
    );
  }
}
