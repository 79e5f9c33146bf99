import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { viewer } from './sql.js';

const folder = join(process.env.DATA_DIR ?? '', 'documents');

const insert = `with ${viewer}, actor as (select set_config('handraise.actor', v.id::text, true) from viewer v)
  insert into documents (id, organization_id, title, file_name, file_type, file_size, content_hash, uploaded_by_id)
  select $2, v.org, $3, $3, 'application/pdf', $4, $5, v.id from viewer v, actor where v.role = 'nonprofit_admin'
  returning json_build_object('success', true, 'document', json_build_object('id', id, 'title', title))::text as answer`;

const find = `with ${viewer} select d.file_name, d.file_type, d.file_size, d.content_hash from documents d
  join viewer v on v.org = d.organization_id
  where d.id = $2 and (v.role = 'nonprofit_admin' or d.visibility in ('all', 'volunteers_only'))`;

/** Takes the one file of a form: on the disk before its row, whole or not at all. */
export async function takeFile(
  pool: pg.Pool,
  session: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<string> {
  const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  const marked = body.indexOf('filename="');
  const head = body.indexOf('\r\n\r\n', marked);
  const name = /filename="([^"]*)"/.exec(body.toString('utf8', marked, head))?.[1];
  const content = body.subarray(head + 4, body.indexOf(`\r\n--${boundary}`, head));
  if (content.toString('latin1', 0, 5) !== '%PDF-') throw new Error('no PDF');
  const id = randomUUID();
  await store(id, content);
  const hash = createHash('sha256').update(content).digest('hex');
  const values = [session, id, name, content.length, hash];
  const { rows } = await pool.query({ name: 'upload', text: insert, values });
  return rows[0].answer;
}

async function store(id: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${id}.part`);
  const file = await open(unfinished, 'w');
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(unfinished, join(folder, id));
}

/** Sends the content of a document that this person may see, once it has been found to be the one that was stored. */
export async function sendFile(
  pool: pg.Pool,
  session: string,
  id: string,
  response: ServerResponse,
): Promise<void> {
  const { rows } = await pool.query({ name: 'download', text: find, values: [session, id] });
  if (!rows[0]) throw new Error('absent');
  const { file_name, file_type, file_size, content_hash } = rows[0];
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, id)), hash);
  if (hash.digest('hex') !== content_hash) throw new Error('damaged');
  response.writeHead(200, {
    'Content-Type': file_type,
    'Content-Length': file_size,
    'Content-Disposition': `attachment; filename="${file_name}"`,
    ETag: `"${content_hash}"`,
  });
  await pipeline(createReadStream(join(folder, id)), response);
}
