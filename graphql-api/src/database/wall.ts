import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { type Binding, BoundQuery } from './boundQuery.js';
import { againIfLost, watch } from './lostConnection.js';
import { nameOf } from './prepared.js';
import type { Replicas } from './replicas.js';
import { routed } from './routing.js';

/*
 * The second wall (docs/decisions/0013). What a member asks for goes over connections of their own, which speak as a
 * role that owns nothing and name the member's organization; PostgreSQL shows them nothing of any other.
 */

/** The role that members' statements run as. It cannot sign in. */
export const memberRole = 'handraise_member';

/** Where the writes of a session or access token are counted, and how many there were when a request began. */
export interface Written {
  table: 'sessions' | 'access_tokens';
  id: string;
  times: number;
}

/** On whose behalf a member's connection is asked for. */
export interface Asker {
  organizationId: string;
  written?: Written;
  /** Whether replicas may answer, which have everything that the asker wrote, but not yet what others just did. */
  mayReadLate: boolean;
}

const askers = new AsyncLocalStorage<Asker>();

/**
 * Runs the work, and whatever it waits for, on behalf of one organization.
 * @param written without it, the primary alone answers
 */
export function withinOrganization<Result>(
  organizationId: string,
  work: () => Result,
  written?: Written,
): Result {
  return askers.run({ organizationId, written, mayReadLate: false }, work);
}

/** Said of a request that only reads; whatever decides about a change asks the primary. */
export function mayReadLate(): void {
  const asker = askers.getStore();
  if (asker?.written) asker.mayReadLate = true;
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
    revoke all on migrations, rate_limits, platform_months, platform_tallies from ${memberRole};
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
 * @param prepared whether statements have names (prepared.ts)
 * @param replicas where reads may go
 */
export function bindPool(pool: Pool, prepared = true, replicas?: Replicas): void {
  const connect = boundConnections(pool, prepared);
  pool.connect = (async () => {
    const asker = askers.getStore();
    // To answer with everything would be a hole that nobody sees.
    if (!asker) throw new Error("A member's connection was asked for outside of any organization.");
    const primary = () => connect(asker.organizationId);
    return replicas && asker.written ? routed(asker, replicas, primary) : primary();
  }) as Pool['connect'];
}

/**
 * Gives connections of the pool, each bound to the organization named: each transaction where it begins, and each
 * statement that stands alone by itself. Nothing is left on a connection, so that it may be a pooler's, which lasts for
 * one transaction.
 */
export function boundConnections(
  pool: Pool,
  prepared: boolean,
): (organizationId: string) => Promise<PoolClient> {
  const bound = new WeakMap<PoolClient, (organizationId: string) => Promise<void>>();
  // First of all who look at a connection: they see what was asked for, not how it is sent.
  pool.on('connect', (client) => bound.set(client, bindClient(client, pool, prepared)));
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  return async (organizationId) => {
    const client = await connect();
    try {
      await bound.get(client)?.(organizationId);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };
}

type Query = (...args: unknown[]) => Promise<QueryResult>;

/** What binds to a role and an organization until the transaction ends. */
const bindStatement = "select set_config('role', $1, true), set_config('handraise.organization', $2, true)";

/** Makes a connection bind what it sends; what is given back names the organization, for each who is handed it. */
function bindClient(
  client: PoolClient,
  pool: Pool,
  prepared: boolean,
): (organizationId: string) => Promise<void> {
  const send = client.query.bind(client) as Query;
  const binding: Binding = { name: prepared ? 'handraise_bind' : '', text: bindStatement, values: [] };
  let within = false;
  let isKnown = !prepared;
  client.query = ((first: unknown, values?: unknown) => {
    if (typeof first !== 'string') throw new Error('Members send statements as texts.');
    if (within) {
      within = !/^(commit|rollback)$/i.test(first);
      return send(first, values);
    }
    within = /^(begin|start transaction)/i.test(first);
    if (within) return send(`${first}; ${bindText(client, binding.values)}`);
    const name = prepared ? nameOf(first) : undefined;
    const boundTo = binding.values;
    const alone = { text: first, values: values as unknown[] };
    const before = () => bindText(client, boundTo);
    const answer = watch(client, BoundQuery.send(send, { name, ...alone }, binding));
    return againIfLost(pool, answer, { ...alone, before });
  }) as PoolClient['query'];
  return async (organizationId) => {
    binding.values = [memberRole, organizationId];
    within = false;
    if (isKnown) return;
    await send(binding);
    isKnown = true;
  };
}

/** The same without parameters, so that it can be sent with the beginning of a transaction. */
function bindText(client: PoolClient, values: string[]): string {
  return bindStatement.replace(/\$(\d)/g, (_, index) =>
    client.escapeLiteral(values[Number(index) - 1] ?? ''),
  );
}
