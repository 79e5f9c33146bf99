import { sql } from 'kysely';
import type { TestApi } from '../testing/api.js';
import type { Statement } from '../testing/statements.js';

/** How a statement names the organization whose rows it asks for. */
export type Carries = 'every table' | 'joined by id' | 'not';

/** What one statement does with tables that have an organization. */
export interface Shape {
  carries: Carries;
  /** What it does, and to which tables without naming their organization: `select users, sessions`. */
  signature: string;
}

/** The tables of which every row belongs to an organization, by a column of their own. */
export async function keyedTables(api: TestApi): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'organization_id' and table_schema = 'public'`.execute(api.database.db);
  return new Set(['organizations', ...rows.map(({ name }) => name)]);
}

const references =
  /\b(from|join|update|into)\s+(?:only\s+)?"?([a-z_]+)"?(?:\s+(?:as\s+)?"?(?!set\b|where\b|on\b|join\b|inner\b|left\b|values\b|select\b|order\b|for\b|limit\b|group\b|returning\b|cross\b|default\b)([a-z_]\w*)"?)?/gi;

/** How a statement names the organization, or null where it touches no table that has one. */
export function shapeOf({ text }: Pick<Statement, 'text'>, keyed: Set<string>): Shape | null {
  const found = [...text.matchAll(references)].map(([, verb = '', table = '', alias]) => ({
    verb: verb.toLowerCase(),
    table,
    alias: alias ?? table,
  }));
  const touched = found.filter(({ table }) => keyed.has(table) || withoutColumn.has(table));
  if (touched.length === 0) return null;
  const bare = touched.filter((reference) => !isKeyed(text, reference, touched.length));
  const verb = /\b(insert|update|delete)\b/i.exec(text.replace(/\bfor (no key )?update\b/gi, ''))?.[1];
  const tables = [...new Set(bare.map(({ table }) => table))].sort();
  return {
    carries: bare.length === 0 ? 'every table' : bare.length < touched.length ? 'joined by id' : 'not',
    signature: `${(verb ?? 'select').toLowerCase()} ${tables.join(', ')}`,
  };
}

/** What belongs to an organization through a person or a webhook only. */
const withoutColumn = new Set([
  'sessions',
  'access_tokens',
  'calendar_feeds',
  'idempotency_keys',
  'webhook_deliveries',
]);

interface Reference {
  verb: string;
  table: string;
  alias: string;
}

function isKeyed(text: string, { verb, table, alias }: Reference, references: number): boolean {
  if (verb === 'into') {
    const columns = new RegExp(`into\\s+"?${table}"?\\s*(?:as\\s+"?\\w+"?\\s*)?\\(([^)]*)\\)`, 'i').exec(
      text,
    )?.[1];
    return /organization_id/.test(columns ?? '');
  }
  const column = table === 'organizations' ? 'id' : 'organization_id';
  const named = `"?${alias}"?\\."?${column}"?`;
  const compared = new RegExp(`${named}\\s*(=|in\\b)|=\\s*${named}`, 'i');
  if (compared.test(text)) return true;
  // Where a table stands alone, nobody says whose column is meant.
  const alone = new RegExp(
    `"?${table}"?\\s+(?:set\\b[^()]*)?where\\s[^()]*?"?\\b${column}"?\\s*(=|in\\b)`,
    'i',
  );
  return (
    alone.test(text) ||
    (references === 1 && new RegExp(`(^|[\\s(])"?${column}"?\\s*(=|in\\b)`, 'i').test(text))
  );
}

const loaded =
  'a row, or rows of a person, whose organization was asked before: it would stand beside the id';
const personal = 'belongs to a person and has no such column: it would get one';

/** What statements of members do without naming any organization, and why. */
export const withoutKey: Record<string, string> = {
  'delete assignments': loaded,
  'delete tasks': loaded,
  'delete webhooks': loaded,
  'insert access_tokens': personal,
  'insert calendar_feeds': personal,
  'insert sign_in_events': 'a guess at an address that nobody has belongs to no organization',
  'select access_tokens, users': 'the secret of a token is all that a program shows',
  'select assignments': loaded,
  'select assignments, tasks': loaded,
  'select calendar_feeds': 'the secret of a feed is all that a calendar program shows; or of a person',
  'select events, rsvps': loaded,
  'select newsletter_messages': loaded,
  'select newsletter_messages, users': loaded,
  'select sessions': personal,
  'select sign_in_events': 'asked while somebody signs in, of a person found by their address',
  'select users': 'an address is one person on the whole platform; or the person who asks, by id',
  'select webhook_deliveries': 'belongs to a webhook and has no such column: it would get one',
  'update access_tokens': personal,
  'update assignments': loaded,
  'update events': loaded,
  'update rsvps': loaded,
  'update sessions': personal,
  'update users': loaded,
  'update webhooks': loaded,
};

/** What they join by id alone to tables whose organization they name; the join would compare it too. */
export const joinedById = [
  'insert users',
  'select access_tokens',
  'select assignments, audit_events, documents, events, newsletter_messages, newsletters, rsvps, sessions, sign_in_events, tasks',
  'select assignments, users',
  'select newsletter_messages, users',
  'select rsvps',
  'select rsvps, tasks, users',
  'select rsvps, users',
  'select sessions',
  'select tasks, users',
  'select users',
  'update assignments',
  'update sessions',
];
