import type { ClientBase } from 'pg';

/** A table with what of it is written down: generated columns are made again by the database. */
export interface Table {
  name: string;
  columns: string[];
  /** By the primary key, so that the same rows always make the same bytes. */
  order: string[];
}

/** Not worth keeping, or wrong after a restore: each belongs to the moment, and the server does without. */
const left = ['migrations', 'rate_limits', 'idempotency_keys'];

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: string[]) => names.map(quote).join(', ');

/** All tables of the application, those that others point to first. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by place) as "order",
      array(select distinct f.relname::text from pg_constraint r join pg_class f on f.oid = r.confrelid
        where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    order by c.relname`,
    [left],
  );
  const sorted: typeof rows = [];
  const waiting = new Set(rows);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ needs }) =>
      needs.every((name) => ![...waiting].some((table) => table.name === name)),
    );
    if (ready.length === 0) throw new Error('The foreign keys form a ring; a restore could not follow them.');
    for (const table of ready) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted.map(({ name, columns, order }) => ({ name, columns, order }));
}

/** COPY's command for all rows in the order of the primary key. */
export const copyOut = ({ name, columns, order }: Table) =>
  `copy (select ${list(columns)} from ${quote(name)} order by ${list(order)}) to stdout`;

export const copyIn = ({ name, columns }: Table) => `copy ${quote(name)} (${list(columns)}) from stdin`;

/** Whether the table's own triggers run; a restore brings counts and changes as they were. */
export const triggers = ({ name }: Table, state: 'enable' | 'disable') =>
  `alter table ${quote(name)} ${state} trigger user`;

/** The sequences and where they stand. */
export async function listSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The names of the migrations the database has, oldest first. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
