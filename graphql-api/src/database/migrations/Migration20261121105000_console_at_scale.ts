import { Migration } from '@mikro-orm/migrations';

/** What the platform owner's console needs to answer at once with 100,000 people, and two more deeds of the trail. */
export class ConsoleAtScale extends Migration {
  override name = 'Migration20261121105000_console_at_scale';

  override up(): void {
    // Months that are over, counted once; the server fills it (modules/platform/platform.months.ts).
    this.addSql(`
      create table "platform_months" (
        "month" date not null primary key,
        "people" int not null,
        "new_people" int not null,
        "sign_ins" int not null,
        "active_people" int not null,
        "rsvps" int not null,
        "completed_assignments" int not null,
        "on_time_percent" int not null,
        "closed_at" timestamptz not null default now()
      );
      alter table "platform_months" add constraint "platform_months_first_day" check (extract(day from "month") = 1);
    `);
    this.addSql(`
      create index "users_on_platform" on "users" ("name_key", "id") where "removed_at" is null and "organization_id" is not null;
      create index "users_by_arrival" on "users" ("created_at", "removed_at") where "organization_id" is not null;
      create index "rsvps_by_answer" on "rsvps" ("updated_at") where "status" = 'signed_up';
      create index "assignments_by_completion" on "assignments" ("completed_at") where "completed_at" is not null;
      create index "audit_events_by_action" on "audit_events" ("action", "created_at" desc, "id" desc);
      create index "sign_in_events_refused" on "sign_in_events" ("created_at" desc) where not "succeeded";
    `);
    this.addSql(`
      alter table "audit_events" drop constraint "audit_events_action_check";
      alter table "audit_events" add constraint "audit_events_action_check" check ("action" in (
        'role_changed', 'member_added', 'member_removed', 'user_deleted', 'organization_created', 'organization_updated',
        'organization_activated', 'organization_deactivated', 'organization_password_changed',
        'personal_password_changed', 'personal_password_reset', 'email_changed', 'newsletter_sent',
        'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_deleted', 'webhook_replayed'));
    `);
  }
}
