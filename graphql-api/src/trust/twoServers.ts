import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { newId } from '../database/id.js';
import { Session } from '../modules/people/session.entity.js';
import { createTokens, hashToken } from '../modules/people/session.tokens.js';
import type { TestApi } from '../testing/api.js';
import { type ServerProcess, startServerProcess } from '../testing/process.js';

const secret = 'a secret that two servers share while they are raced';

export interface Heard {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
}

/** Somebody who is signed in, and may ask either server. */
export interface Racer {
  id: string;
  sessionId: string;
  token: string;
  refreshToken: string;
}

/** Two servers, each a process of its own, on the database of a test file. */
export function twoServers(api: TestApi, variables: object = {}) {
  const servers: ServerProcess[] = [];
  const tokens = createTokens(secret);
  beforeAll(async () => {
    const start = () => startServerProcess(api.database.url, { JWT_SECRET: secret, ...variables });
    servers.push(...(await Promise.all([start(), start()])));
  }, 120_000);
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  const urlOf = (index: number) => (servers[index % servers.length] as ServerProcess).url;

  return {
    urlOf,

    /** Signs people in without their password, whose hashing would take longer than the race. */
    async signIn(people: { id: string }[]): Promise<Racer[]> {
      const em = api.database.orm.em.fork();
      const racers = people.map(({ id }) => {
        const sessionId = newId();
        const refreshToken = tokens.signRefresh(sessionId, 0);
        return { id, sessionId, refreshToken, token: tokens.signAccess(sessionId, id) };
      });
      const expiresAt = new Date(Date.now() + 30 * 86_400_000);
      await em.insertMany(
        Session,
        racers.map(({ id, sessionId, refreshToken }) => ({
          ...{ id: sessionId, userId: id, tokenHash: hashToken(refreshToken), expiresAt },
        })) as never,
      );
      return racers;
    },

    /** Asks one of the servers as somebody, by REST; a path of /graphql by GraphQL. */
    async ask(server: number, token: string, method: string, path: string, body?: object): Promise<Heard> {
      const response = await fetch(`${urlOf(server)}${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
  };
}

export type TwoServers = ReturnType<typeof twoServers>;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed from the environment, or a new one; whoever takes it tells it. */
export const seedOfRun = () => Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Waits for a moment of up to 3 ms, so that racers do not march in step. */
export const jitter = (random: () => number) => sleep(random() * 3);

/** Does the work so many times, some of them at the same moment, so that waiting is not what takes the time. */
export async function inLanes(
  times: number,
  lanes: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Does the work again and again until told to stop. */
export function meanwhile(work: () => Promise<void>): { stop(): Promise<number> } {
  let stopped = false;
  let times = 0;
  const running = (async () => {
    while (!stopped) {
      await work();
      times += 1;
    }
  })();
  return {
    async stop() {
      stopped = true;
      await running;
      return times;
    },
  };
}
