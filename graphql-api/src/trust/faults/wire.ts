import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  json: any;
}

export interface Call {
  method?: string;
  path: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object | Buffer;
  agent?: Agent;
  milliseconds?: number;
}

export const keptAlive = new Agent({ keepAlive: true });

/**
 * Sends a request once, and never again by itself.
 * @throws when there is no answer, or half of one
 */
export function send(url: string, call: Call): Promise<Reply> {
  const {
    method = call.body ? 'POST' : 'GET',
    path,
    token,
    body,
    agent = keptAlive,
    milliseconds = 15_000,
  } = call;
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const headers = {
    ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...call.headers,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const json = response.headers['content-type']?.includes('json') ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
      });
    });
    sent.setTimeout(milliseconds, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(bytes);
  });
}
