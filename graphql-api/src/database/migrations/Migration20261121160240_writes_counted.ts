import { Migration } from '@mikro-orm/migrations';

/** How often each session and access token has written, by which a replica shows whether it has caught up with them. */
export class WritesCounted extends Migration {
  override name = 'Migration20261121160240_writes_counted';

  override up(): void {
    this.addSql(`
      alter table "sessions" add "writes" int not null default 0;
      alter table "access_tokens" add "writes" int not null default 0;
    `);
  }
}
