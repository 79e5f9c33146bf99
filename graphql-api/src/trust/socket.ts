import { connect } from 'node:net';

/** What came back over a connection of one's own, byte by byte as it was sent. */
export interface Spoken {
  text: string;
  /** Whether the server hung up. */
  closed: boolean;
}

/**
 * Sends these bytes as they stand and listens until the server hangs up, or falls silent.
 * @param enough stops listening as soon as it has come
 */
export function speak(url: string, bytes: string | Buffer, enough?: RegExp, silence = 400): Promise<Spoken> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let timer = setTimeout(() => end(false), 5_000);
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, closed });
    };
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(() => end(false), enough ? 10_000 : silence);
      if (enough?.test(text)) end(false);
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}

/** The statuses of the answers in what came back, in order. */
export const statusesIn = ({ text }: Spoken): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
