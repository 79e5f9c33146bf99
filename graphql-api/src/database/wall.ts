import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/*
 * The second wall (docs/decisions/0013). What a member asks for goes over connections of their own, which speak as a
 * role that owns nothing and name the member's organization; PostgreSQL shows them nothing of any other.
 */

/** The role that members' statements run as. It cannot sign in. */
export const memberRole = 'handraise_member';

const organizations = new AsyncLocalStorage<string>();

/** Runs the work, and whatever it waits for, on behalf of one organization. */
export function withinOrganization<Result>(organizationId: string, work: () => Result): Result {
  return organizations.run(organizationId, work);
}

/**
 * Makes the role, where the owner of the tables may, and lets it use them. Called by one instance at a time, after
 * every migration.
 */
export async function prepareWall(owner: PoolClient): Promise<void> {
  await owner.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${memberRole}') then
        create role ${memberRole} nologin;
      end if;
      if not pg_has_role(current_user, '${memberRole}', 'member') then
        grant ${memberRole} to current_user;
      end if;
    exception
      -- Who may not make roles has one made for them (docs/operations.md), or does without the wall.
      when insufficient_privilege or duplicate_object or unique_violation then null;
    end $$;
  `);
  if (!(await mayRaiseWall(owner))) return;
  await owner.query(`
    grant usage on schema public to ${memberRole};
    grant select, insert, update, delete on all tables in schema public to ${memberRole};
    revoke all on migrations, rate_limits, platform_months from ${memberRole};
    grant usage on all sequences in schema public to ${memberRole};
  `);
}

/** Whether the owner of the tables may speak as the members' role. */
export async function mayRaiseWall(owner: Pick<PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    'select count(*) > 0 as may from pg_roles where rolname = $1 and pg_has_role(current_user, oid, $2)',
    [memberRole, 'member'],
  );
  return rows[0]?.may ?? false;
}

/**
 * Binds each connection that the pool hands out to the organization on whose behalf it is asked for.
 * @param pooled whether a pooler stands in between, where a connection lasts for one transaction
 */
export function bindPool(pool: Pool, pooled = false): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const bind = pooled ? bindTransactions() : bindConnection();
  pool.connect = (async () => {
    const organizationId = organizations.getStore();
    // To answer with everything would be a hole that nobody sees.
    if (!organizationId) throw new Error("A member's connection was asked for outside of any organization.");
    const client = await connect();
    try {
      await bind(client, organizationId);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }) as Pool['connect'];
}

type Bind = (client: PoolClient, organizationId: string) => Promise<void>;
type Query = (...args: unknown[]) => Promise<unknown>;

/** What binds a connection to an organization, for as long as the third value says. */
export const bindStatement =
  "select set_config('role', $1, $3), set_config('handraise.organization', $2, $3)";

/** Once for as long as the connection serves the same organization. */
function bindConnection(): Bind {
  const bound = new WeakMap<PoolClient, string>();
  return async (client, organizationId) => {
    if (bound.get(client) === organizationId) return;
    bound.delete(client);
    await client.query(bindStatement, [memberRole, organizationId, false]);
    bound.set(client, organizationId);
  };
}

/** At the beginning of each transaction; a statement that stands alone gets one of its own. */
function bindTransactions(): Bind {
  const originals = new WeakMap<PoolClient, Query>();
  return async (client, organizationId) => {
    const query = originals.get(client) ?? (client.query.bind(client) as Query);
    originals.set(client, query);
    // They wait in line: PostgreSQL refuses what follows in a transaction in which one has failed.
    const inLine = (...args: unknown[]) => void query(...args).catch(() => undefined);
    const bind = () => inLine(bindStatement, [memberRole, organizationId, true]);
    let within = false;
    client.query = ((...args: unknown[]) => {
      const text = String((args[0] as { text?: string }).text ?? args[0]);
      if (within) {
        within = !/^(commit|rollback)$/i.test(text);
        return query(...args);
      }
      within = /^(begin|start transaction)/i.test(text);
      if (!within) inLine('begin');
      const begun = within ? query(...args) : undefined;
      bind();
      if (begun) return begun;
      const answer = query(...args);
      inLine('commit');
      return answer;
    }) as PoolClient['query'];
  };
}
