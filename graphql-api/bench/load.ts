import { connect, type Socket } from 'node:net';

/** One request, ready to be sent. */
export type Prepared = Buffer;
/** Makes the next request of a connection. */
export type NextRequest = (connection: number, sent: number, last: string) => Prepared;

export interface Load {
  requests: number;
  seconds: number;
  milliseconds: number[];
  bytes: number;
  failed: number;
  /** The first answer that was not 2xx. */
  failure: string;
}

/** Writes a request as it goes over the wire. */
export function prepare(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Prepared {
  const all = { Host: '127.0.0.1', Connection: 'keep-alive', ...headers };
  const length = method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n`),
    Buffer.from(body as string),
  ]);
}

/**
 * Keeps so many connections busy, each with one request at a time. Written on sockets, because on a machine of two
 * cores a general client takes more time than the servers it measures.
 */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  next: NextRequest,
): Promise<Load> {
  const result: Load = { requests: 0, seconds: 0, milliseconds: [], bytes: 0, failed: 0, failure: '' };
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, (_, connection) => keepBusy(port, connection, until, next, result)),
  );
  result.seconds = (performance.now() - began) / 1_000;
  return result;
}

/**
 * The bodies of so many answers, one after the other.
 * @throws when one is refused
 */
export async function ask(port: number, next: NextRequest, times: number): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const read = reader(socket);
  const bodies: string[] = [];
  for (let sent = 0; sent <= times; sent += 1) {
    const request = next(0, sent, bodies.at(-1) ?? '');
    if (sent === times) break;
    socket.write(request);
    const { status, body } = await read();
    if (status >= 300 || body.startsWith('{"errors"')) throw new Error(`${status} ${body.slice(0, 300)}`);
    bodies.push(body);
  }
  socket.destroy();
  return bodies;
}

async function keepBusy(
  port: number,
  connection: number,
  until: number,
  next: NextRequest,
  result: Load,
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const read = reader(socket);
  let last = '';
  for (let sent = 0; ; sent += 1) {
    // Asked for before the time is up, so that whoever makes it has seen the last answer too.
    const request = next(connection, sent, last);
    const began = performance.now();
    if (began >= until) break;
    socket.write(request);
    const answer = await read();
    result.milliseconds.push(performance.now() - began);
    result.requests += 1;
    result.bytes += answer.length;
    last = answer.body;
    if (answer.status >= 300 || answer.body.startsWith('{"errors"')) {
      result.failed += 1;
      result.failure ||= `${answer.status} ${answer.body.slice(0, 300)}`;
    }
  }
  socket.destroy();
}

interface Answer {
  status: number;
  body: string;
  length: number;
}

/** Reads one answer after the other; every answer measured here says how long it is. */
export function reader(socket: Socket): () => Promise<Answer> {
  let give: (answer: Answer) => void = () => undefined;
  let refuse: (fault: Error) => void = () => undefined;
  let head: { status: number; length: number } | null = null;
  let parts: Buffer[] = [];
  let have = 0;
  socket.on('error', (fault) => refuse(fault));
  socket.on('close', () => refuse(new Error('The server closed the connection.')));
  socket.on('data', (chunk: Buffer) => {
    parts.push(chunk);
    have += chunk.length;
    if (!head) {
      const all = parts.length === 1 ? chunk : Buffer.concat(parts);
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = all.toString('latin1', 0, end);
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) return refuse(new Error(`The answer has no length:\n${text}`));
      head = { status: Number(text.slice(9, 12)), length: Number(length) };
      parts = [all.subarray(end + 4)];
      have = all.length - end - 4;
    }
    if (have < head.length) {
      // What is large is counted, not kept.
      if (head.length > 1_000_000) parts = [];
      return;
    }
    const { status, length } = head;
    head = null;
    const body = length > 1_000_000 ? '' : (parts.length === 1 ? parts[0] : Buffer.concat(parts))?.toString();
    parts = [];
    have = 0;
    give({ status, body: body ?? '', length });
  });
  return () =>
    new Promise((resolve, reject) => {
      give = resolve;
      refuse = reject;
    });
}
