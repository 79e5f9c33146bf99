import type { PoolClient } from 'pg';
import { onlyReads } from './lostConnection.js';
import type { Replicas } from './replicas.js';
import type { Asker } from './wall.js';

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*;?\s*$/i;
const changesNothing = /^\s*(select|begin|start|commit|rollback|savepoint|release|set)\b/i;
/** `with` in front of a statement does not tell what it does. */
const isWrite = (text: string) => (/^\s*with\b/i.test(text) ? !onlyReads(text) : !changesNothing.test(text));

type Query = (...args: unknown[]) => Promise<{ rowCount: number | null }>;

/**
 * Stands for a connection of a member: plain reads outside of transactions go to a replica that has everything this
 * session or access token has written, everything else to the primary. What is written there is counted in the row of
 * the session or token, in the same transaction where there is one.
 * @param primary gives a connection to the primary, bound behind the second wall
 */
export function routed(asker: Asker, replicas: Replicas, primary: () => Promise<PoolClient>): PoolClient {
  let client: PoolClient | undefined;
  let within = false;
  let wrote = false;
  const send: Query = async (...args) => {
    client ??= await primary();
    return (client.query as unknown as Query)(...args);
  };
  const count = () => {
    wrote = false;
    const { table, id } = asker.written ?? { table: 'sessions', id: '' };
    return send(`update ${table} set writes = writes + 1 where id = $1`, [id]);
  };
  const query: Query = async (...args) => {
    const text = textOf(args);
    if (!within && asker.mayReadLate && onlyReads(text)) {
      return ((await replicas.read(asker, args)) as { rowCount: number } | null) ?? send(...args);
    }
    if (begins.test(text)) within = true;
    if (isWrite(text)) {
      // Whoever writes is not shown the past in the rest of the same request.
      asker.mayReadLate = false;
      wrote = true;
    }
    if (ends.test(text)) {
      if (wrote && /commit/i.test(text)) await count();
      within = false;
      wrote = false;
    }
    const answer = await send(...args);
    if (!within && wrote) {
      if (answer.rowCount !== 0) await count();
      wrote = false;
    }
    return answer;
  };
  return { query, release: (fault?: Error) => client?.release(fault) } as unknown as PoolClient;
}

function textOf([first]: unknown[]): string {
  return typeof first === 'string' ? first : String((first as { text?: string }).text ?? '');
}
