import { Migration } from '@mikro-orm/migrations';

/** Who did what to whom. References go away with a deleted person; the names written down stay. */
export class AuditEvents extends Migration {
  override name = 'Migration20261121074000_audit_events';

  override up(): void {
    this.addSql(`
      create table "audit_events" (
        "id" uuid not null primary key,
        "organization_id" uuid null references "organizations" ("id"),
        "actor_id" uuid null references "users" ("id") on delete set null,
        "actor_name" text not null,
        "action" text not null,
        "subject_name" text not null,
        "details" text null,
        "ip" text not null,
        "created_at" timestamptz not null default now()
      );
      alter table "audit_events" add constraint "audit_events_action_check" check ("action" in (
        'role_changed', 'member_added', 'member_removed', 'user_deleted', 'organization_created', 'organization_updated',
        'organization_activated', 'organization_deactivated', 'organization_password_changed',
        'personal_password_changed', 'personal_password_reset'));
      create index "audit_events_in_order" on "audit_events" ("created_at" desc, "id" desc);
      create index "audit_events_of_organization" on "audit_events" ("organization_id", "created_at" desc, "id" desc);
      create index "sign_in_events_of_organization" on "sign_in_events" ("organization_id", "created_at" desc);
    `);
  }
}
