// The limit: node:http, pg, and prepared statements that return the answer as it is sent.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { sendFile, takeFile } from './files.js';
import { reads } from './reads.js';
import { accessKey, writes } from './writes.js';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, pipeline: true } as pg.PoolConfig);

/** The session of a bearer token that was signed here and has not expired. */
function sessionOf(request: IncomingMessage): string | null {
  const [head, payload = '', signature = ''] = (request.headers.authorization ?? '').slice(7).split('.');
  const made = createHmac('sha256', accessKey).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
  const { sid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp > Date.now() / 1_000 ? sid : null;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').slice(1).split('?');
  const name = decodeURIComponent(path);
  if (name === 'healthz') return send(response, 200, '{}');
  const session = sessionOf(request) ?? '';
  const given = query ? query.split('&').map(decodeURIComponent) : [];
  if (request.method === 'GET' && name === 'download')
    return sendFile(pool, session, given[0] ?? '', response);
  if (request.method === 'GET') return read(response, name, [session, ...given]);
  const body = await bodyOf(request);
  if (name === 'upload') return send(response, 201, await takeFile(pool, session, request, body));
  const db = await pool.connect();
  try {
    const text = await writes[name]?.(db, session, JSON.parse(body.toString()));
    send(response, text ? 200 : 401, text || '{"errors":[]}');
  } finally {
    db.release();
  }
}

async function read(response: ServerResponse, name: string, values: string[]): Promise<void> {
  const text = reads[name];
  if (!values[0] || !text) return send(response, 401, '{"errors":[]}');
  const { rows } = await pool.query({ name, text, values, rowMode: 'array' });
  send(response, rows[0] ? 200 : 401, rows[0]?.[0] ?? '{"errors":[]}');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

createServer((request, response) => {
  answer(request, response).catch((fault: Error) => {
    if (response.headersSent) return response.destroy();
    send(response, 500, JSON.stringify({ errors: fault.message }));
  });
}).listen(Number(PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
