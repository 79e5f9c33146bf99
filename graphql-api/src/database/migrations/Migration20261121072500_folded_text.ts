import { Migration } from '@mikro-orm/migrations';

/** Names and titles as people search for them: without case, accents and what cannot be seen. */
export class FoldedText extends Migration {
  override name = 'Migration20261121072500_folded_text';

  override up(): void {
    // Ours is immutable, as columns and indexes need it: it names its dictionary, which unaccent alone leaves
    // to the settings of the session. The characters taken out are those that only steer direction and breaks.
    this.addSql(`create extension if not exists "unaccent";`);
    this.addSql(String.raw`
      create function "fold_text"("value" text) returns text language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, normalize(
        translate("value", U&'\00AD\200B\200C\200D\200E\200F\2060\FEFF\202A\202B\202C\202D\202E\2066\2067\2068\2069', ''),
        nfkc)));
    `);
    // Stored, because folding 2,000 names for every letter that somebody types would take 60 ms.
    this.addSql(`
      alter table "users"
        add column "name_key" text collate "C" generated always as (fold_text(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''))) stored,
        add column "search_key" text generated always as (fold_text(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) || chr(31) || coalesce(email, '')) stored;
      alter table "documents"
        add column "title_key" text generated always as (fold_text(title)) stored;
      create index "users_by_name" on "users" ("organization_id", "name_key", "id") where "removed_at" is null;
    `);
  }
}
