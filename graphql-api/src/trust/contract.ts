import { Agent, request as send } from 'node:http';

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

const agent = new Agent({ keepAlive: true });
/** Whatever takes longer hangs; a busy machine alone does not. */
const patience = 15_000;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/**
 * Sends a request and checks that the answer is one a program may rely on.
 * @throws when there is none, when it is a fault of ours, or when it is not told as the contract says
 */
export async function judge(url: string, request: Sent): Promise<number> {
  const { status, type, text } = await answerTo(url, request);
  const fault = (what: string) => new Error(`${what}: ${status} ${type} ${text.slice(0, 300)}`);
  if (status >= 500) throw fault('a fault of ours');
  if (status === 304) return status;
  if (status < 300 && !type.includes('json')) return status;
  if (!type.includes('json')) throw fault('not JSON');
  const body = JSON.parse(text) as Record<string, unknown>;
  // What could not even be read is refused before either door.
  if (request.path.startsWith('/graphql') && body.success !== false) {
    const errors = (body.errors ?? []) as { message: unknown; extensions?: { code?: unknown } }[];
    for (const { message, extensions } of errors) {
      const code = String(extensions?.code ?? '');
      if (typeof message !== 'string' || !/^[A-Z_]+$/.test(code)) throw fault('an error without its code');
      if (/INTERNAL|UNAVAILABLE/.test(code)) throw fault('a fault of ours');
    }
    if (status >= 400 && errors.length === 0) throw fault('a refusal without its reason');
    return status;
  }
  if (status < 400) return status;
  const { success, message, code, requestId } = body;
  const isTold = success === false && [message, code, requestId].every((part) => typeof part === 'string');
  if (!isTold) throw fault('a refusal without its reason');
  return status;
}

function answerTo(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      timeout: patience,
    };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body);
  });
}
