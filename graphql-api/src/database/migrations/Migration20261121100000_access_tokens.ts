import { Migration } from '@mikro-orm/migrations';

/** Tokens with which programs act as people, and their traces in the audit trail. */
export class AccessTokens extends Migration {
  override name = 'Migration20261121100000_access_tokens';

  override up(): void {
    this.addSql(`
      create table "access_tokens" (
        "id" uuid not null primary key,
        "user_id" uuid not null references "users" ("id") on delete cascade,
        "name" text not null,
        "scope" text not null,
        "secret_hash" text not null,
        "hint" text not null,
        "expires_at" timestamptz not null,
        "last_used_at" timestamptz null,
        "revoked_at" timestamptz null,
        "created_at" timestamptz not null default now()
      );
      alter table "access_tokens" add constraint "access_tokens_scope_check" check ("scope" in ('read', 'write'));
      alter table "access_tokens" add constraint "access_tokens_text" check (length("name") between 1 and 100);
      alter table "access_tokens" add constraint "access_tokens_secret" unique ("secret_hash");
      create index "access_tokens_of_user" on "access_tokens" ("user_id");
      alter table "audit_events" drop constraint "audit_events_action_check";
      alter table "audit_events" add constraint "audit_events_action_check" check ("action" in (
        'role_changed', 'member_added', 'member_removed', 'user_deleted', 'organization_created', 'organization_updated',
        'organization_activated', 'organization_deactivated', 'organization_password_changed',
        'personal_password_changed', 'personal_password_reset', 'access_token_created', 'access_token_revoked',
        'webhook_created', 'webhook_deleted', 'webhook_replayed'));
    `);
  }
}
