import { Migration } from '@mikro-orm/migrations';

/**
 * The second wall (docs/decisions/0013): whoever does not own the tables sees and writes only what belongs to the
 * organization named in `handraise.organization`, and nothing while none is named. The owner is not bound.
 */
export class SecondWall extends Migration {
  override name = 'Migration20261121150000_second_wall';

  override up(): void {
    // In a sub-select, so that it is read once for a statement and not for each row.
    const here = '(select current_organization())';
    this.addSql(`
      create function "current_organization"() returns uuid language sql stable parallel safe
        as $$ select nullif(current_setting('handraise.organization', true), '')::uuid $$;
    `);
    const ofOrganization = [
      ...['users', 'tasks', 'assignments', 'events', 'rsvps', 'documents', 'newsletters'],
      ...['newsletter_messages', 'changes', 'change_counters', 'webhooks', 'audit_events', 'sign_in_events'],
    ];
    for (const table of ofOrganization) this.bind(table, `organization_id = ${here}`);
    this.bind('organizations', `id = ${here}`);
    for (const table of ['sessions', 'access_tokens', 'calendar_feeds', 'idempotency_keys']) {
      this.bind(
        table,
        `exists (select from users u where u.id = ${table}.user_id and u.organization_id = ${here})`,
      );
    }
    this.bind(
      'webhook_deliveries',
      `exists (select from webhooks w where w.id = webhook_id and w.organization_id = ${here})`,
    );
    // Of the platform as a whole, or of nobody.
    for (const table of ['platform_months', 'rate_limits']) this.bind(table, 'false');
  }

  private bind(table: string, rows: string): void {
    this.addSql(`
      alter table "${table}" enable row level security;
      create policy "of_organization" on "${table}" using (${rows});
    `);
  }
}
