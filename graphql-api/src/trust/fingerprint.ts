import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/orm.js';

/** What belongs to no organization, and so can be nobody's loss. */
const nobodys = ['migrations', 'rate_limits', 'platform_months', 'platform_tallies'];

/** How each table says to which organization a row belongs. */
async function tables(db: Db): Promise<{ name: string; belongs: string }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.table_name as name, array_agg(c.column_name::text) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`.execute(db);
  return rows
    .filter(({ name }) => !nobodys.includes(name))
    .map(({ name, columns }) => {
      const by = ['organization_id', 'user_id', 'webhook_id'].find((column) => columns.includes(column));
      if (name === 'organizations') return { name, belongs: 't.id' };
      if (by === 'organization_id') return { name, belongs: 't.organization_id' };
      if (by === 'user_id')
        return { name, belongs: '(select u.organization_id from users u where u.id = t.user_id)' };
      if (by === 'webhook_id')
        return { name, belongs: '(select w.organization_id from webhooks w where w.id = t.webhook_id)' };
      throw new Error(`${name} does not say to whom its rows belong.`);
    });
}

/** Tells for each organization a mark of everything it has, which any change to it changes. */
export async function fingerprints(db: Db) {
  const parts = (await tables(db)).map(
    ({ name, belongs }) =>
      sql`select ${sql.raw(belongs)} as owner, ${sql.lit(name)} || (to_jsonb(t) - 'last_used_at')::text as line
        from ${sql.table(name)} t` as RawBuilder<{ owner: string; line: string }>,
  );
  const all = sql.join(parts, sql` union all `);
  return async (...organizations: { id: string }[]): Promise<string[]> => {
    const ids = organizations.map(({ id }) => id);
    const { rows } = await sql<{ owner: string; lines: string }>`
      select owner, string_agg(line, chr(10) order by line) as lines from (${all}) everything
      where owner = any(${ids}) group by owner`.execute(db);
    return ids.map((id) => {
      const lines = rows.find(({ owner }) => owner === id)?.lines ?? '';
      return createHash('sha256').update(lines).digest('hex');
    });
  };
}
