import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';

const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)\s*$/i;
const rollsBack = /^rollback\s*$/i;
const reads = /^\s*(select|with)\b/i;
/** Whatever changes something, holds something, or tells somebody. */
const mayChange =
  /\b(insert|update|delete|merge|share|nextval|setval|set_config|pg_notify|pg_(try_)?advisory\w*)\b/i;

/** Whether a statement reads, and nothing else; rather too seldom than once too often. */
export const onlyReads = (text: string) => reads.test(text) && !mayChange.test(text);

/** A statement that stands alone, and what is sent before it, such as on whose behalf it is asked. */
interface Alone {
  text: string;
  values: unknown[] | undefined;
  before?: () => string;
}

/** PostgreSQL itself ends a statement after eight seconds (orm.ts); when it does not say so, it is not heard any more. */
const silenceMilliseconds = 9_000;
const mayTakeLong = /statement_timeout = 0/i;

/**
 * Makes a connection survive its loss: one that has fallen silent is given up, reads outside of transactions are asked
 * again (againIfLost), and a transaction that can neither begin nor be rolled back gives its connection back.
 */
export function mindLoss(client: PoolClient, pool: Pool): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let inTransaction = false;
  let isWatched = true;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const answer = query(first, ...rest);
    if (typeof first !== 'string' || !(answer instanceof Promise)) return answer;
    if (mayTakeLong.test(first)) isWatched = false;
    if (isWatched) void watch(client, answer);
    if (begins.test(first) || rollsBack.test(first)) answer.catch(() => giveBack(client));
    if (begins.test(first)) inTransaction = true;
    if (ends.test(first)) [inTransaction, isWatched] = [false, true];
    if (inTransaction) return answer;
    return againIfLost(pool, answer, { text: first, values: rest[0] as unknown[] });
  }) as PoolClient['query'];
}

/** Without this, a connection whose packets vanish on the way would keep people waiting until TCP gives up. */
export function watch<Result>(client: PoolClient, answer: Promise<Result>): Promise<Result> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const timer = setTimeout(() => stream.destroy(), silenceMilliseconds);
  const heard = () => clearTimeout(timer);
  answer.then(heard, heard);
  return answer;
}

/** Kysely 0.29 keeps such a connection for ever (ControlledTransaction): ten of them, and nobody is served any more. */
function giveBack(client: PoolClient): void {
  const release = client.release;
  client.release = () => undefined;
  release(true);
}

/**
 * Asks a read once more, on a connection of its own, when its connection breaks while it waits: people need not notice
 * that a database restarts or fails over. What may change something is left alone.
 */
export function againIfLost(pool: Pool, answer: Promise<QueryResult>, read: Alone): Promise<QueryResult> {
  return answer.catch((error: unknown) => {
    if (!isLost(error) || !onlyReads(read.text)) throw error;
    return ask(pool, read);
  });
}

/** Not through the pool: in a restart all its connections are lost, and held by those who ask again. */
async function ask({ options }: Pool, { text, values, before }: Alone): Promise<QueryResult> {
  const client = new pg.Client({
    ...options,
    password: options.password,
    query_timeout: silenceMilliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Read only, whatever the text may call; the transaction ends with the connection.
    await client.query(`begin read only; ${before?.() ?? ''}`);
    return await client.query(text, values);
  } finally {
    // Nobody waits for the goodbye.
    client.end().catch(() => undefined);
  }
}

function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^(08...|57P0[123]|ECONNRESET|EPIPE)$/.test(code) || message.startsWith('Connection terminated');
}
