import type { Pool, PoolClient } from 'pg';

/** Counts what is sent to the database, so that a query per row shows. */
export class StatementCounter {
  private sent = 0;

  /** Watches every connection of the pool. */
  watch(pool: Pool): void {
    pool.on('connect', (client: PoolClient) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        this.sent += 1;
        return query(...args);
      }) as PoolClient['query'];
    });
  }

  /** How many statements the work sends. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.sent;
    await work();
    return this.sent - before;
  }
}
