import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type Notification, type Pool } from 'pg';
import type { Logger } from 'pino';

const echoMilliseconds = 10_000;
const echoPatienceMilliseconds = 5_000;
const longestWaitMilliseconds = 10_000;

export interface ListenerOptions {
  /** Straight to PostgreSQL: what is listened to is lost in a pooler that shares connections by transaction. */
  url: string;
  /** Through which the listener hears itself, so that it knows it hears at all. */
  pool: Pool;
  log: Logger;
  onNotice: (channel: string, payload: string) => void;
  /** Whatever was told before may have been missed. */
  onDown: () => void;
}

export interface Listener {
  isUp(): boolean;
  /** Resolves when it hears for the first time; for tests. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Listens to channels of PostgreSQL on one connection of its own, and again whenever that breaks. */
export function startListener(channels: string[], options: ListenerOptions): Listener {
  const { url, pool, log, onNotice, onDown } = options;
  const stopping = new AbortController();
  const echo = `handraise_echo_${randomUUID().replaceAll('-', '')}`;
  let up = false;
  let heard = () => {};
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const hearOneself = async () => {
    const hearing = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await pool.query('select pg_notify($1, $2)', [echo, '']);
    const patience = sleep(echoPatienceMilliseconds, 'deaf', { ref: false });
    if ((await Promise.race([hearing, patience])) === 'deaf') throw new Error('Notifications do not arrive.');
  };

  /** Ends when the connection does. */
  const listen = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const broken = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('The connection has ended.')));
      stopping.signal.addEventListener('abort', () => reject(new Error('Stopping.')), { once: true });
    });
    broken.catch(() => undefined);
    client.on('notification', ({ channel, payload = '' }: Notification) => {
      if (channel === echo) heard();
      else onNotice(channel, payload);
    });
    try {
      await Promise.race([client.connect(), broken]);
      for (const channel of [...channels, echo]) await client.query(`listen ${channel}`);
      for (;;) {
        await Promise.race([hearOneself(), broken]);
        up = true;
        becomeReady();
        await Promise.race([sleep(echoMilliseconds, undefined, { ref: false }), broken]);
      }
    } finally {
      client.end().catch(() => undefined);
    }
  };

  const run = async () => {
    for (let wait = 250; !stopping.signal.aborted; wait = Math.min(wait * 2, longestWaitMilliseconds)) {
      await listen().catch((error: Error) => {
        if (!stopping.signal.aborted) log.warn({ event: 'listener_down', error });
      });
      if (up) wait = 250;
      up = false;
      onDown();
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    isUp: () => up,
    ready,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
