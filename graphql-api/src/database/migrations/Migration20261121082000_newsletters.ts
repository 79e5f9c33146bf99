import { Migration } from '@mikro-orm/migrations';

/** Newsletters and their outbox: one row for each person a newsletter is for. */
export class Newsletters extends Migration {
  override name = 'Migration20261121082000_newsletters';

  override up(): void {
    this.addSql(`
      create table "newsletters" (
        "id" uuid not null primary key,
        "organization_id" uuid not null references "organizations" ("id"),
        "subject" text not null,
        "text" text not null,
        "audience" text not null,
        "created_by_id" uuid null,
        "created_at" timestamptz not null default now()
      );
      alter table "newsletters" add constraint "newsletters_in_organization" unique ("organization_id", "id");
      alter table "newsletters" add constraint "newsletters_created_by" foreign key ("organization_id", "created_by_id") references "users" ("organization_id", "id") on delete set null ("created_by_id");
      alter table "newsletters" add constraint "newsletters_audience_check" check ("audience" in ('all', 'volunteers', 'nonprofit_admins'));
      alter table "newsletters" add constraint "newsletters_words" check (length("subject") between 1 and 200 and length("text") between 1 and 20000);
      create index "newsletters_in_order" on "newsletters" ("organization_id", "created_at" desc, "id" desc);
    `);
    this.addSql(`
      create table "newsletter_messages" (
        "id" uuid not null primary key,
        "organization_id" uuid not null,
        "newsletter_id" uuid not null,
        "user_id" uuid not null,
        "state" text not null default 'queued',
        "attempts" int not null default 0,
        "next_attempt_at" timestamptz not null default now(),
        "claim" uuid null,
        "claimed_until" timestamptz null,
        "handed_over_at" timestamptz null,
        "last_byte_at" timestamptz null,
        "settled_at" timestamptz null,
        "failure" text null,
        "created_at" timestamptz not null default now()
      );
      alter table "newsletter_messages" add constraint "newsletter_messages_newsletter" foreign key ("organization_id", "newsletter_id") references "newsletters" ("organization_id", "id") on delete cascade;
      alter table "newsletter_messages" add constraint "newsletter_messages_user" foreign key ("organization_id", "user_id") references "users" ("organization_id", "id") on delete cascade;
      alter table "newsletter_messages" add constraint "newsletter_messages_once" unique ("newsletter_id", "user_id");
      alter table "newsletter_messages" add constraint "newsletter_messages_state_check" check ("state" in ('queued', 'sending', 'sent', 'failed', 'unknown'));
      alter table "newsletter_messages" add constraint "newsletter_messages_claim" check (("state" = 'sending') <= ("claim" is not null and "claimed_until" is not null));
      alter table "newsletter_messages" add constraint "newsletter_messages_handed_over" check (("state" = 'queued') <= ("handed_over_at" is null));
      create index "newsletter_messages_due" on "newsletter_messages" ("next_attempt_at", "id") where "state" = 'queued';
      create index "newsletter_messages_claimed" on "newsletter_messages" ("claimed_until") where "state" = 'sending';
      create index "newsletter_messages_of_user" on "newsletter_messages" ("organization_id", "user_id");
    `);
  }
}
