import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** So long new requests are answered at least: a balancer has to see /readyz, and a client that it must connect anew. */
const noticeMilliseconds = 1_000;
/** And so long at most, while new connections keep coming. */
const welcomeMilliseconds = 6_000;
/** Docker kills after ten seconds. */
const drainMilliseconds = 8_000;
const lookMilliseconds = 50;

/**
 * Stops a server without breaking a request: for a moment it goes on answering, each time asking the client to let
 * go of the connection; when nobody comes any more it closes the door, and resolves when the last answer is out or
 * after eight seconds in all.
 */
export async function drain(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await untilNobodyComes(server);
  const closed = new Promise((resolve) => server.close(resolve));
  // What was answered a moment ago without being asked to go would be kept for five seconds.
  const idle = setInterval(() => server.closeIdleConnections(), lookMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** Who has connected and was not yet let in is cut off when the door closes, so it stays open while people come. */
async function untilNobodyComes(server: Server): Promise<void> {
  const began = performance.now();
  let came = 0;
  server.on('connection', () => (came += 1));
  for (;;) {
    const before = came;
    await sleep(lookMilliseconds);
    // A busy process looks at its timers before it looks at the door.
    await nextTurn();
    const waited = performance.now() - began;
    const isEnough = waited >= noticeMilliseconds || !(await isConnected(server));
    if ((came === before && isEnough) || waited >= welcomeMilliseconds) return;
  }
}

function isConnected(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_fault, count) => resolve(count > 0)));
}
