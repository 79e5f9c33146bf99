import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NextRequest, reader } from './load.js';

/**
 * Sends so many requests a second, whatever the answers take, and gives back how long each took from the moment at
 * which it was due: who waits for a slow one before them waits too.
 * @throws when a request fails
 */
export async function paced(
  port: number,
  connections: number,
  seconds: number,
  perSecond: number,
  next: NextRequest,
): Promise<number[]> {
  const milliseconds: number[] = [];
  const began = performance.now() + 50;
  const gap = 1_000 / perSecond;
  const one = async (connection: number) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const read = reader(socket);
    for (let sent = 0, last = ''; ; sent += 1) {
      const due = began + (connection + sent * connections) * gap;
      if (due > began + seconds * 1_000) break;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      // A timer that rings late is not the server's fault; a connection that is still busy is.
      const from = early > 0 ? performance.now() : due;
      socket.write(next(connection, sent, last));
      const { status, body } = await read();
      if (status >= 300 || body.startsWith('{"errors"')) throw new Error(`${status} ${body.slice(0, 300)}`);
      milliseconds.push(performance.now() - from);
      last = body;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  return milliseconds.sort((a, b) => a - b);
}
