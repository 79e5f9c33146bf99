import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A wire to a database that can be made slow, silent, or cut. */
export interface Proxy {
  /** The address of the database, through the wire. */
  url: string;
  /** Holds each packet up for so long, in both directions together; 0: not at all. */
  delay(milliseconds: number): void;
  /** Packets vanish, and nobody is told; new connections are taken in as well, and hear nothing. */
  silence(): void;
  /** New connections are forwarded again; those that fell silent stay so. */
  heal(): void;
  close(): void;
}

export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let milliseconds = 0;
  let isSilent = false;
  let generation = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    const born = generation;
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    const isDead = () => isSilent || born !== generation;
    const forward = (from: Socket, to: Socket) => {
      // One after the other: what came first arrives first.
      let last = Promise.resolve();
      from.on('data', (chunk) => {
        const due = sleep(milliseconds / 2);
        last = last.then(async () => {
          await due;
          if (!isDead()) to.write(chunk);
        });
      });
      from.on('close', () => void last.then(() => isDead() || to.destroy()));
    };
    forward(near, far);
    forward(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    delay: (wanted) => (milliseconds = wanted),
    silence() {
      isSilent = true;
      generation += 1;
    },
    heal: () => (isSilent = false),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
