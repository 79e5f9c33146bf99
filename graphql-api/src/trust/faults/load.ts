import { Agent } from 'node:http';
import { type Call, type Reply, send } from './wire.js';

/** What became of one request of a steady load. */
export interface Sent {
  /** When it was sent (Date.now). */
  at: number;
  milliseconds: number;
  reply?: Reply;
  /** Code of the connection's fault where there is no whole answer. */
  fault?: string;
}

/** Sends so many requests a second whether or not they are answered, until it is stopped. */
export function steadyLoad(
  perSecond: number,
  next: (number: number) => { url: string; call: Call; done?: (sent: Sent) => void },
) {
  const agent = new Agent({ keepAlive: true });
  const all: Promise<Sent>[] = [];
  const one = async (number: number): Promise<Sent> => {
    const { url, call, done } = next(number);
    const at = Date.now();
    const began = performance.now();
    const sent = await send(url, { agent, ...call }).then(
      (reply) => ({ at, milliseconds: performance.now() - began, reply }),
      (error: NodeJS.ErrnoException) => ({
        at,
        milliseconds: performance.now() - began,
        fault: error.code ?? error.message,
      }),
    );
    done?.(sent);
    return sent;
  };
  const began = performance.now();
  // A timer that was late makes up for it.
  const timer = setInterval(() => {
    while (all.length < ((performance.now() - began) * perSecond) / 1_000) all.push(one(all.length));
  }, 1_000 / perSecond);
  return {
    /** Resolves when everything that was sent has its answer or its fault. */
    async stop(): Promise<Sent[]> {
      clearInterval(timer);
      const sent = await Promise.all(all);
      agent.destroy();
      return sent;
    },
  };
}
