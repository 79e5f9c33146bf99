import { Migration } from '@mikro-orm/migrations';

/** Where changes are sent to, and what became of it. */
export class Webhooks extends Migration {
  override name = 'Migration20261121104000_webhooks';

  override up(): void {
    this.addSql(`
      create table "webhooks" (
        "id" uuid not null primary key,
        "organization_id" uuid not null references "organizations" ("id"),
        "url" text not null,
        "kinds" text[] not null,
        "seed" text not null,
        "secret_hash" text not null,
        "state" text not null default 'active',
        "disabled_because" text null,
        "position" bigint not null,
        "attempts" int not null default 0,
        "failing_since" timestamptz null,
        "next_attempt_at" timestamptz not null default now(),
        "claim" uuid null,
        "claimed_until" timestamptz null,
        "created_at" timestamptz not null default now()
      );
      alter table "webhooks" add constraint "webhooks_state_check" check ("state" in ('active', 'disabled'));
      alter table "webhooks" add constraint "webhooks_words" check (length("url") between 1 and 2000 and cardinality("kinds") > 0);
      create index "webhooks_of_organization" on "webhooks" ("organization_id", "created_at", "id");
      create index "webhooks_due" on "webhooks" ("next_attempt_at", "id") where "state" = 'active';
      create table "webhook_deliveries" (
        "id" uuid not null primary key,
        "webhook_id" uuid not null references "webhooks" ("id") on delete cascade,
        "position" bigint not null,
        "kind" text not null,
        "subject_id" uuid not null,
        "what" text not null,
        "state" text not null default 'waiting',
        "attempts" int not null default 0,
        "status" int null,
        "failure" text null,
        "tried_at" timestamptz null,
        "created_at" timestamptz not null default now()
      );
      alter table "webhook_deliveries" add constraint "webhook_deliveries_once" unique ("webhook_id", "position");
      alter table "webhook_deliveries" add constraint "webhook_deliveries_state_check" check ("state" in ('waiting', 'delivered'));
      alter table "webhook_deliveries" add constraint "webhook_deliveries_kind_check" check ("kind" in ('task', 'event', 'rsvp', 'document', 'person'));
      alter table "webhook_deliveries" add constraint "webhook_deliveries_what_check" check ("what" in ('created', 'updated', 'deleted'));
      create index "webhook_deliveries_by_age" on "webhook_deliveries" ("created_at");
    `);
  }
}
