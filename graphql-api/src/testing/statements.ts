import type { Pool, PoolClient } from 'pg';

/** A statement as it goes to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Counts what is sent to the database, so that a query per row shows. */
export class StatementCounter {
  private sent = 0;
  private last: Statement[] = [];

  /** Watches every connection of the pool. */
  watch(pool: Pool): void {
    pool.on('connect', (client: PoolClient) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        this.sent += 1;
        this.last.push(statementOf(args));
        if (this.last.length > kept) this.last.shift();
        return query(...args);
      }) as PoolClient['query'];
    });
  }

  /** The statements that the work sends, up to the last thousand of them. */
  async of(work: () => Promise<unknown>): Promise<Statement[]> {
    this.last = [];
    await work();
    return this.last;
  }

  /** How many statements the work sends. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.sent;
    await work();
    return this.sent - before;
  }
}

const kept = 1_000;

function statementOf([first, second]: unknown[]): Statement {
  const { text, values } = typeof first === 'string' ? { text: first } : (first as Partial<Statement>);
  return { text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) };
}
