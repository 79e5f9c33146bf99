// The limit: node:http, pg, and one prepared statement for each operation that returns the answer as it is sent.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { reads } from './reads.js';

const { DATABASE_URL, JWT_SECRET = '', PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const key = Buffer.from(hkdfSync('sha256', JWT_SECRET, 'handraise', 'access', 32));

/** The session of a bearer token that was signed here and has not expired. */
function sessionOf(request: IncomingMessage): string | null {
  const [head, payload = '', signature = ''] = (request.headers.authorization ?? '').slice(7).split('.');
  const made = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
  const { sid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp > Date.now() / 1_000 ? sid : null;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [name = '', values = ''] = (request.url ?? '').slice(1).split('?');
  if (name === 'healthz') return send(response, 200, '{}');
  const text = reads[decodeURIComponent(name)];
  const session = sessionOf(request);
  if (!session || !text) return send(response, 401, '{"errors":[]}');
  const given = values ? values.split('&').map(decodeURIComponent) : [];
  const { rows } = await pool.query({ name, text, values: [session, ...given], rowMode: 'array' });
  send(response, rows[0] ? 200 : 401, rows[0]?.[0] ?? '{"errors":[]}');
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

createServer((request, response) => {
  answer(request, response).catch((fault: Error) => send(response, 500, `{"errors":"${fault.message}"}`));
}).listen(Number(PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
