import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack as startPack } from 'tar-stream';
import { type DocumentStore, hashContent } from '../../modules/documents/document.store.js';
import { contentOf, type Head, headName, putEntry, rowSum, type Sums, sumsName } from './archive.js';
import { copyOut, listMigrations, listSequences, listTables, type Table } from './tables.js';

/** What a backup holds, and which documents were damaged or gone before it was made. */
export interface Written {
  rows: number;
  documents: number;
  damaged: string[];
}

/** Rows are written down in pieces of about this size, for a tar entry must know its size. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Writes everything into one file: all rows of one moment, and the contents of their documents. The server may go on
 * meanwhile. The file appears under its name when it is whole.
 */
export async function writeBackup(client: ClientBase, store: DocumentStore, path: string): Promise<Written> {
  const unfinished = `${path}.part`;
  const pack = startPack();
  const file = createWriteStream(unfinished, { mode: 0o600 });
  try {
    const [written] = await Promise.all([
      fill(pack, client, store).catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
      // Level 1: the disk is what a backup waits for, and the server wants the processor.
      pipeline(pack, createGzip({ level: 1 }), file),
    ]);
    await sync(unfinished);
    await rename(unfinished, path);
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(pack: Pack, client: ClientBase, store: DocumentStore): Promise<Written> {
  const head: Head = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
  };
  await putEntry(pack, headName, Buffer.from(JSON.stringify(head)));
  const taken = new Set<string>();
  const damaged = new Set<string>();
  // Before the moment of the rows, so that what is deleted meanwhile is still there; and what came since, right after it.
  await takeDocuments(pack, client, store, taken, damaged);
  await client.query('begin isolation level repeatable read read only');
  await takeDocuments(pack, client, store, taken, damaged);
  const tables: Sums['tables'] = {};
  for (const table of await listTables(client)) tables[table.name] = await takeRows(pack, client, table);
  const sums: Sums = { tables, sequences: await listSequences(client), documents: taken.size };
  await client.query('commit');
  await putEntry(pack, sumsName, Buffer.from(JSON.stringify(sums)));
  pack.finalize();
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
  return { rows, documents: taken.size, damaged: [...damaged] };
}

async function takeDocuments(
  pack: Pack,
  client: ClientBase,
  store: DocumentStore,
  taken: Set<string>,
  damaged: Set<string>,
): Promise<void> {
  const { rows } = await client.query<{ id: string; hash: string }>(
    'select id, content_hash as hash from documents order by id',
  );
  damaged.clear();
  for (const { id, hash } of rows.filter((row) => !taken.has(row.id))) {
    const content = await store.read(id).then(contentOf, () => null);
    if (!content || hashContent(content) !== hash) {
      damaged.add(id);
      continue;
    }
    await putEntry(pack, `documents/${id}`, content);
    taken.add(id);
  }
}

async function takeRows(pack: Pack, client: ClientBase, table: Table) {
  const sum = rowSum();
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    const content = Buffer.concat(piece);
    [piece, size] = [[], 0];
    count += 1;
    sum.add(content);
    await putEntry(pack, `tables/${table.name}/${String(count).padStart(6, '0')}.copy`, content);
  };
  for await (const chunk of client.query(copyTo(copyOut(table)))) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush();
  }
  if (size > 0) await flush();
  return sum.read();
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
