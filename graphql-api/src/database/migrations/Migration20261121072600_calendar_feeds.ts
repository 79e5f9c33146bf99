import { Migration } from '@mikro-orm/migrations';

/** The secret addresses under which calendar programs read a person's calendar. */
export class CalendarFeeds extends Migration {
  override name = 'Migration20261121072600_calendar_feeds';

  override up(): void {
    this.addSql(`
      create table "calendar_feeds" ("user_id" uuid not null, "seed" text not null, "secret_hash" text not null, "created_at" timestamptz not null default now(), primary key ("user_id"));
      alter table "calendar_feeds" add constraint "calendar_feeds_secret" unique ("secret_hash");
      alter table "calendar_feeds" add constraint "calendar_feeds_user" foreign key ("user_id") references "users" ("id") on delete cascade;
    `);
  }
}
