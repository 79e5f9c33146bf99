import { Migration } from '@mikro-orm/migrations';

/** What calls that create answered, by the key of their callers, for a day. */
export class IdempotencyKeys extends Migration {
  override name = 'Migration20261121110000_idempotency_keys';

  override up(): void {
    this.addSql(`
      create table "idempotency_keys" (
        "user_id" uuid not null references "users" ("id") on delete cascade,
        "call" text not null,
        "key" text not null,
        "body_hash" text not null,
        "answer" jsonb null,
        "created_at" timestamptz not null default now(),
        primary key ("user_id", "call", "key")
      );
      alter table "idempotency_keys" add constraint "idempotency_keys_text" check (length("key") between 1 and 255);
      create index "idempotency_keys_by_age" on "idempotency_keys" ("created_at");
    `);
  }
}
