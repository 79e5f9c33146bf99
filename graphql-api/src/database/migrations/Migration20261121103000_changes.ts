import { Migration } from '@mikro-orm/migrations';

/** The one outbox: what has changed in an organization, in the order of the commits (docs/decisions/0009). */
export class Changes extends Migration {
  override name = 'Migration20261121103000_changes';

  override up(): void {
    this.tables();
    this.number();
    this.note();
    this.triggers();
  }

  private tables(): void {
    this.addSql(`
      create table "changes" (
        "id" bigserial primary key,
        "organization_id" uuid not null references "organizations" ("id"),
        "position" bigint null,
        "kind" text not null,
        "subject_id" uuid not null,
        "what" text not null,
        "event_id" uuid null,
        "person_id" uuid null,
        "actor_id" uuid null,
        "at" timestamptz not null default now()
      );
      alter table "changes" add constraint "changes_kind_check" check ("kind" in ('task', 'event', 'rsvp', 'document', 'person'));
      alter table "changes" add constraint "changes_what_check" check ("what" in ('created', 'updated', 'deleted'));
      create unique index "changes_in_order" on "changes" ("organization_id", "position");
      create index "changes_of_this_transaction" on "changes" ("subject_id") where "position" is null;
      create index "changes_by_age" on "changes" ("at");
      create table "change_counters" (
        "organization_id" uuid not null primary key references "organizations" ("id"),
        "position" bigint not null
      );
    `);
  }

  private number(): void {
    // Deferred to the commit. The row of the counter stays locked until the commit can be seen, so that positions
    // appear in the order of their numbers and without a gap, and whoever has read one has read all before it.
    this.addSql(`
      create function "number_change"() returns trigger language plpgsql as $$
      declare
        reached bigint;
      begin
        insert into change_counters as c (organization_id, position) values (new.organization_id, 1)
          on conflict (organization_id) do update set position = c.position + 1
          returning c.position into reached;
        update changes set position = reached, at = clock_timestamp() where id = new.id;
        perform pg_notify('handraise_changes', json_build_object(
          'organizationId', new.organization_id, 'kind', new.kind, 'subjectId', new.subject_id,
          'eventId', new.event_id, 'personId', new.person_id)::text);
        return null;
      end $$;
      create constraint trigger "number_change" after insert on "changes"
        deferrable initially deferred for each row execute function "number_change"();
    `);
  }

  private note(): void {
    // Arguments: the kind, then the columns whose change nobody sees. What was noted in this transaction already is
    // not noted twice; rows without a position are always one's own, because others are numbered when they appear.
    this.addSql(`
      create function "note_change"() returns trigger language plpgsql as $$
      declare
        its_kind text := tg_argv[0];
        after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv end;
        before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv end;
        subject jsonb := coalesce(after, before);
        its_what text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end;
        its_id uuid := subject->>'id';
        its_person uuid := subject->>'user_id';
        actor uuid := nullif(current_setting('handraise.actor', true), '');
      begin
        if after = before or subject->>'organization_id' is null then
          return null;
        end if;
        if its_kind = 'person' then
          its_person := its_id;
          if tg_op = 'UPDATE' and (before->>'removed_at' is null) <> (after->>'removed_at' is null) then
            its_what := case when after->>'removed_at' is null then 'created' else 'deleted' end;
          elsif subject->>'removed_at' is not null then
            return null;
          end if;
        elsif tg_table_name = 'assignments' then
          its_id := subject->>'task_id';
          its_what := 'updated';
        elsif its_kind = 'rsvp' then
          actor := coalesce(actor, its_person);
        end if;
        insert into changes (organization_id, kind, subject_id, what, event_id, person_id, actor_id)
        select (subject->>'organization_id')::uuid, its_kind, its_id, its_what,
          case its_kind when 'rsvp' then (subject->>'event_id')::uuid end, its_person, actor
        where not exists (
          select from changes
          where position is null and subject_id = its_id and what = its_what
            and person_id is not distinct from its_person);
        return null;
      end $$;
    `);
  }

  private triggers(): void {
    const seen: [table: string, kind: string, unseen: string[]][] = [
      ['tasks', 'task', ['created_by_id', 'search_key']],
      ['assignments', 'task', ['assigned_by_id', 'completed_by_id']],
      ['events', 'event', ['created_by_id', 'search_key', 'confirmed_signups', 'sequence']],
      ['rsvps', 'rsvp', []],
      ['documents', 'document', ['uploaded_by_id', 'title_key']],
      ['users', 'person', ['last_login', 'password_hash', 'name_key', 'search_key']],
    ];
    for (const [table, kind, unseen] of seen) {
      const list = [kind, 'updated_at', ...unseen].map((word) => `'${word}'`).join(', ');
      this.addSql(`
        create trigger "note_change" after insert or update or delete on "${table}"
          for each row execute function "note_change"(${list});
      `);
    }
  }
}
