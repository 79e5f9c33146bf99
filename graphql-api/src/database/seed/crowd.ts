import type { PoolClient } from 'pg';
import { StartupError } from '../../env.js';
import { type DocumentStore, hashContent } from '../../modules/documents/document.store.js';
import { hashPassword } from '../../modules/people/password.js';
import { closeMonths } from '../../modules/platform/platform.months.js';
import { gatherTallies } from '../../modules/platform/platform.tallies.js';
import { type Orm, typedSql } from '../orm.js';
import { inBulk } from './crowd/bulk.js';
import { crowdPassword } from './crowd/password.js';
import { dice, organizations, people } from './crowd/people.sql.js';
import { deeds, signIns } from './crowd/traces.sql.js';
import { documents, events, tasks } from './crowd/work.sql.js';

export interface CrowdOptions {
  organizations: number;
  people: number;
  /** Beside what the database holds already. */
  force?: boolean;
  now?: Date;
  tell?: (line: string) => void;
}

const content = Buffer.from('A document of the crowd.\n');
const writers = 16;

/**
 * Fills a database with organizations and people by the thousand, and with what they do: one transaction, the same
 * rows for the same day. Their shared password is `crowdPassword`.
 * @throws StartupError for figures that make no sense, and for a database that holds organizations unless forced
 */
export async function seedCrowd(orm: Orm, store: DocumentStore, options: CrowdOptions): Promise<void> {
  checkFigures(options);
  const passwordHash = await hashPassword(crowdPassword);
  const pool = await orm.em.getConnection().getNativeClient();
  const client = (await pool.connect()) as PoolClient;
  try {
    await client.query("begin; set local statement_timeout = 0; set local work_mem = '128MB'");
    await client.query('lock table organizations in share row exclusive mode');
    const before = await countBefore(client, options);
    const ids = await insertAll(client, options, before, passwordHash);
    // What was counted before the crowd came does not hold any more.
    await client.query('delete from platform_months');
    await client.query('select recount_tallies()');
    options.tell?.(`contents of ${ids.length} documents`);
    await storeContents(store, ids);
    await client.query('commit');
    options.tell?.('statistics');
    const db = typedSql(orm.em.fork());
    await gatherTallies(db);
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    await closeMonths(db);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // Its temporary functions go with it.
    client.release(true);
  }
}

function checkFigures(options: CrowdOptions): void {
  const figures = [options.organizations, options.people];
  if (figures.some((figure) => !Number.isInteger(figure) || figure < 1 || figure > 1_000_000))
    throw new StartupError('--organizations and --people must be whole numbers from 1 to 1,000,000.');
  if (options.people < options.organizations)
    throw new StartupError('--people must be at least --organizations: each organization has an admin.');
}

async function countBefore(client: PoolClient, { force }: CrowdOptions): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from organizations');
  const count = rows[0]?.count ?? 0;
  if (count > 0 && !force)
    throw new StartupError(
      `This database holds ${count} organizations already; --force adds the new ones beside them.`,
    );
  return count;
}

async function insertAll(
  client: PoolClient,
  options: CrowdOptions,
  before: number,
  passwordHash: string,
): Promise<string[]> {
  const now = options.now ?? new Date();
  const run = async (what: string, statements: string[], all: unknown[][]) => {
    options.tell?.(what);
    let made: { id: string }[] = [];
    for (const [index, statement] of statements.entries()) {
      made = (await client.query(statement, all[index] ?? [])).rows;
    }
    return made.map(({ id }) => id);
  };
  await client.query(dice);
  const figures = [options.people, options.organizations, before];
  await run('organizations', organizations, [[now, options.organizations, before], [passwordHash]]);
  return inBulk(client, async () => {
    await run('people', people, [[now, ...figures]]);
    await run('tasks and assignments', tasks, [[now], [now], [], [now]]);
    await run('events and RSVPs', events, [[now], [now]]);
    await run('sign-ins', signIns, []);
    const { rows } = await client.query<{ id: string; email: string }>(
      "select id, email from users where role = 'super_admin' and removed_at is null order by created_at limit 1",
    );
    await run('audit trail', deeds, [[rows[0]?.id ?? null, rows[0]?.email ?? 'super administrator', now]]);
    return run('documents', documents, [[now, content.length, hashContent(content)]]);
  });
}

async function storeContents(store: DocumentStore, ids: string[]): Promise<void> {
  const waiting = ids.values();
  const write = async () => {
    for (const id of waiting) await store.put(id, content);
  };
  await Promise.all(Array.from({ length: writers }, write));
}
