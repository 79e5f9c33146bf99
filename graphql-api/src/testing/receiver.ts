import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  body: any;
}

/** A program of somebody else that webhooks lead to; it answers what `answer` says. */
export async function receiver() {
  const taken: Received[] = [];
  const seen: Received[] = [];
  const state = { answer: (_at: number): number => 204, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const message = { headers: request.headers, text, body: JSON.parse(text) };
    seen.push(message);
    const status = state.answer(seen.length);
    if (status < 300) taken.push(message);
    response.writeHead(status, state.headers).end('thank you');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    /** Every attempt, and those that were answered with 2xx. */
    seen,
    taken,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
