import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A name that follows the primary: passes connections on to where it points, and breaks them when it points elsewhere. */
export async function pointer(port: number) {
  let to = port;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: portOf(server),
    pointTo(next: number) {
      to = next;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}

/** A balancer without memory: each request goes to the next server, wherever the one before went. */
export async function roundRobin(urls: string[]) {
  let turn = 0;
  const server = createHttpServer((asked, answer) => {
    const to = new URL(asked.url ?? '/', urls[turn++ % urls.length]);
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.7' };
    const onward = request(to, { method: asked.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
