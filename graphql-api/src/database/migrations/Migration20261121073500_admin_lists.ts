import { Migration } from '@mikro-orm/migrations';

/** What the lists of the admins search in, and the orders in which they stand. */
export class AdminLists extends Migration {
  override name = 'Migration20261121073500_admin_lists';

  override up(): void {
    this.addSql(`
      alter table "tasks"
        add column "search_key" text generated always as (fold_text(title || chr(31) || coalesce(description, ''))) stored;
      alter table "events"
        add column "search_key" text generated always as (fold_text(title || chr(31) || coalesce(location, ''))) stored;
      create index "tasks_in_order" on "tasks" ("organization_id", "created_at" desc, "id" desc);
      create index "assignments_in_order" on "assignments" ("organization_id", "assigned_at" desc, "id" desc);
    `);
  }
}
