import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { StartupError } from '../../env.js';
import { type DocumentStore, hashContent } from '../../modules/documents/document.store.js';
import { migrate } from '../migrate.js';
import type { Orm } from '../orm.js';
import {
  contentOf,
  documentEntry,
  type Head,
  headName,
  rowSum,
  type Sums,
  sumsName,
  tableEntry,
} from './archive.js';
import { copyIn, copyOut, listTables, type Table, triggers } from './tables.js';

/** What a restore brought back; `missing` are documents that were damaged or gone before the backup was made. */
export interface Restored {
  createdAt: string;
  rows: number;
  documents: number;
  missing: string[];
}

/**
 * Fills an empty database and the store from a backup, in one transaction: everything, checked row by row and hash by
 * hash, or nothing. Nobody is signed in afterwards, and no newsletter that was on its way is sent a second time. Throws
 * StartupError for a file that is no whole backup, one of a newer version, and a database that is not empty.
 */
export async function restoreBackup(
  orm: Orm,
  client: ClientBase,
  store: DocumentStore,
  path: string,
): Promise<Restored> {
  const head = await readHead(path);
  await migrateTo(orm, head);
  const { rows: some } = await client.query(
    'select 1 from organizations union all select 1 from users limit 1',
  );
  if (some.length > 0) throw new StartupError('The database is not empty: restore into a new one.');
  await client.query('begin');
  try {
    const tables = await listTables(client);
    for (const table of tables) await client.query(triggers(table, 'disable'));
    const sums = await load(client, store, tables, path);
    if (!sums) throw new StartupError(`${path} is not whole: its end is missing.`);
    for (const table of tables) await compare(client, table, sums);
    for (const [name, value] of Object.entries(sums.sequences))
      await client.query('select setval($1::regclass, $2)', [name, value]);
    const missing = await missingContents(client, store);
    await endWhatWasGoingOn(client);
    for (const table of tables) await client.query(triggers(table, 'enable'));
    await client.query('commit');
    await migrate(orm);
    const rows = Object.values(sums.tables).reduce((total, table) => total + table.rows, 0);
    return { createdAt: head.createdAt, rows, documents: sums.documents, missing };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function readHead(path: string): Promise<Head> {
  for await (const { name, content } of entries(path)) {
    const head = name === headName ? (JSON.parse(content.toString()) as Head) : null;
    if (head?.format === 1) return head;
    break;
  }
  throw new StartupError(`${path} is not a backup of Handraise.`);
}

/** The version that the backup was made with: its rows fit no other; what has been added since follows later. */
async function migrateTo(orm: Orm, { migrations }: Head): Promise<void> {
  const last = migrations.at(-1);
  const known = new Set((await orm.migrator.getPending()).map(({ name }) => name));
  const done = new Set((await orm.migrator.getExecuted()).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name) && !done.has(name));
  if (unknown.length > 0)
    throw new StartupError('The backup was made by a newer version of Handraise: update this one first.');
  if ([...done].some((name) => !migrations.includes(name)))
    throw new StartupError('The database is newer than the backup: restore into a new, empty one.');
  if (last && !done.has(last)) await orm.migrator.up({ to: last });
}

/** Rows into their tables, contents into the store; returns the sums at the end of the backup. */
async function load(
  client: ClientBase,
  store: DocumentStore,
  tables: Table[],
  path: string,
): Promise<Sums | null> {
  // The rows stand behind the contents, in the order in which tables point to each other.
  const contents = new Map<string, string>();
  let sums: Sums | null = null;
  for await (const { name, content } of entries(path)) {
    const [, table] = tableEntry.exec(name) ?? [];
    const [, document] = documentEntry.exec(name) ?? [];
    if (document) {
      await store.put(document, content);
      contents.set(document, hashContent(content));
    } else if (table) await putRows(client, tables, table, content);
    else if (name === sumsName) sums = JSON.parse(content.toString());
  }
  const { rows } = await client.query<{ id: string; hash: string }>(
    'select id, content_hash as hash from documents',
  );
  for (const { id, hash } of rows)
    if (contents.has(id) && contents.get(id) !== hash)
      throw new StartupError(`The content of document ${id} is damaged in the backup.`);
  const kept = new Set(rows.map(({ id }) => id));
  for (const id of contents.keys()) if (!kept.has(id)) await store.remove(id);
  return sums;
}

async function putRows(client: ClientBase, tables: Table[], name: string, content: Buffer): Promise<void> {
  const table = tables.find((known) => known.name === name);
  if (!table) throw new StartupError(`The backup holds a table ${name} that this version does not know.`);
  await pipeline(
    async function* () {
      yield content;
    },
    client.query(copyFrom(copyIn(table))),
  );
}

async function compare(client: ClientBase, table: Table, sums: Sums): Promise<void> {
  const sum = rowSum();
  for await (const chunk of client.query(copyTo(copyOut(table)))) sum.add(chunk);
  const { rows, sha256 } = sum.read();
  const expected = sums.tables[table.name];
  if (expected?.rows !== rows || expected.sha256 !== sha256)
    throw new StartupError(`Table ${table.name} did not come back as it was: the backup is damaged.`);
}

async function missingContents(client: ClientBase, store: DocumentStore): Promise<string[]> {
  const stored = new Set<string>();
  for await (const { name } of store.contents()) stored.add(name);
  const { rows } = await client.query<{ id: string }>('select id from documents order by id');
  return rows.map(({ id }) => id).filter((id) => !stored.has(id));
}

/** What was true at the moment of the backup and must not go on from there. */
async function endWhatWasGoingOn(client: ClientBase): Promise<void> {
  await client.query(
    "update sessions set revoked_at = now(), revoked_because = 'restore' where revoked_at is null",
  );
  // It may have been sent after the backup was made, and nobody may get it twice.
  await client.query(
    "update newsletter_messages set state = 'unknown', settled_at = now() where state in ('queued', 'sending')",
  );
}

async function* entries(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const reader = extract();
  // Its failure is also the reader's, which the loop below throws.
  const reading = pipeline(createReadStream(path), createGunzip(), reader).catch(() => undefined);
  try {
    for await (const entry of reader)
      yield { name: entry.header.name, content: await contentOf(entry as AsyncIterable<Uint8Array>) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartupError(`${path} does not exist.`);
    throw new StartupError(`${path} is not a whole backup of Handraise (${(error as Error).message}).`);
  } finally {
    reader.destroy();
    await reading;
  }
}
