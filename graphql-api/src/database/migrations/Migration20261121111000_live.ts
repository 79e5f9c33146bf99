import { Migration } from '@mikro-orm/migrations';

/** Tells every server, at the commit, whose access may have ended; the payload is the id of a user or an organization. */
export class Live extends Migration {
  override name = 'Migration20261121111000_live';

  override up(): void {
    this.addSql(`
      create function "notify_access"() returns trigger language plpgsql as $$
      begin
        perform pg_notify('handraise_access', to_jsonb(old)->>tg_argv[0]);
        return null;
      end $$;
      create trigger "notify_access" after update of "revoked_at" on "sessions" for each row
        when (old.revoked_at is null and new.revoked_at is not null) execute function "notify_access"('user_id');
      create trigger "notify_access" after update of "revoked_at" on "access_tokens" for each row
        when (old.revoked_at is null and new.revoked_at is not null) execute function "notify_access"('user_id');
      create trigger "notify_access" after update of "removed_at", "role" on "users" for each row
        when (old.removed_at is distinct from new.removed_at or old.role <> new.role) execute function "notify_access"('id');
      create trigger "notify_access_of_deleted" after delete on "users" for each row execute function "notify_access"('id');
      create trigger "notify_access" after update of "is_active" on "organizations" for each row
        when (old.is_active and not new.is_active) execute function "notify_access"('id');
    `);
  }
}
