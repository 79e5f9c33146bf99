import type { PoolClient } from 'pg';

/** The tables that a crowd fills by the hundred thousand rows. */
const tables = [
  'users',
  'tasks',
  'assignments',
  'events',
  'rsvps',
  'documents',
  'sign_in_events',
  'audit_events',
];

interface Aside {
  drop: string;
  restore: string;
}

/**
 * Does work inside the open transaction while references, secondary indexes and triggers of the large tables are put
 * aside. They come back as they were, and every reference and every unique address is checked again then, in
 * one pass over the table instead of row by row; what triggers count, the work has to count itself.
 */
export async function inBulk(client: PoolClient, work: () => Promise<string[]>): Promise<string[]> {
  const list = tables.map((table) => `'${table}'::regclass`).join(', ');
  const { rows: references } = await client.query<Aside>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and conrelid in (${list}) order by conname`);
  const { rows: indexes } = await client.query<Aside>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
    from pg_index i where indrelid in (${list}) and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by indexrelid`);
  const aside = [...references, ...indexes];
  for (const { drop } of aside) await client.query(drop);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const made = await work();
  for (const { restore } of aside.toReversed()) await client.query(restore);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  return made;
}
