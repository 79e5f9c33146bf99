import { createHash } from 'node:crypto';
import type { PoolClient, QueryConfig } from 'pg';

const names = new Map<string, string>();
const maxNames = 1_000;

/**
 * Gives every parameterized statement of this connection a stable name, so that PostgreSQL parses and plans it
 * once per connection; planning costs more than running for our reads (docs/performance.md).
 */
export function nameStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    if (typeof first === 'string' && Array.isArray(rest[0]) && rest[0].length > 0) {
      const name = nameOf(first);
      if (name) return query({ name, text: first, values: rest[0] } satisfies QueryConfig, ...rest.slice(1));
    }
    return query(first, ...rest);
  }) as PoolClient['query'];
}

/** Takes off the names that libraries give their statements: an old pooler would not find them again. */
export function unnameStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    return query(isNamed ? { ...first, name: undefined } : first, ...rest);
  }) as PoolClient['query'];
}

/** The name of a statement of this text, or none. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  // Texts that differ with every call (long lists of values) must not fill the server's memory with plans.
  if (known || names.size >= maxNames || text.length > 20_000) return known;
  const name = `h_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
