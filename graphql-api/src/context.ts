import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Databases, type Db, typedSql } from './database/orm.js';
import { withinOrganization } from './database/wall.js';
import type { Env } from './env.js';
import { isRetryable } from './errors.js';
import type { Live } from './live/live.js';
import type { Metrics } from './metrics.js';
import type { AccessTokenScope } from './modules/accessTokens/accessToken.entity.js';
import type { DocumentStore } from './modules/documents/document.store.js';
import type { Limits } from './modules/people/session.limits.js';
import type { Tokens } from './modules/people/session.tokens.js';
import type { UserRole } from './modules/people/user.entity.js';
import type { Tracing } from './tracing.js';

/** The signed-in person, as little as the rules need; read once per request. */
export interface Viewer {
  id: string;
  /** Empty where nobody has signed in: a program with an access token, or a calendar program. */
  sessionId: string;
  /** With which a program acts as this person; absent when they came themselves. */
  accessToken?: { id: string; scope: AccessTokenScope; name: string };
  role: UserRole;
  email: string;
  organizationId: string | null;
  /** How often something was written with this session or access token; unknown where nobody counts. */
  writes?: number;
  /** The organization's zone; UTC for a super administrator, who has none. */
  timezone: string;
}

/** What the whole server shares. */
export interface Services {
  env: Env;
  log: Logger;
  tokens: Tokens;
  limits: Limits;
  store: DocumentStore;
  /** Who is connected and waits for news; absent where nothing can be told. */
  live?: Live;
  /** Counts requests; absent where nobody asks for measures. */
  metrics?: Metrics;
  /** Follows requests; absent where no collector is named. */
  tracing?: Tracing;
}

/** One request, through either door. */
export interface Context extends Services {
  databases: Databases;
  /**
   * For a member behind the second wall: it knows their organization only. Made when it is first asked for; who copies
   * a context by spreading it names the copy's own.
   */
  em: SqlEntityManager;
  /** Typed SQL in the transaction of `em`, if there is one. */
  db: Db;
  viewer: Viewer | null;
  requestId: string;
  ip: string;
  userAgent: string | null;
}

/** The same request on behalf of a person whom something else than a bearer token has named: a ticket, a secret address. */
export function onBehalfOf<Result>(
  ctx: Context,
  viewer: Viewer,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const { organizationId } = viewer;
  const em = (organizationId ? ctx.databases.members : ctx.databases.platform).em.fork();
  const asked = { ...ctx, viewer, em, db: typedSql(em) };
  return organizationId ? withinOrganization(organizationId, () => work(asked)) : work(asked);
}

/**
 * The same request past the second wall, for the few use cases that look for a person on the whole platform. What it
 * finds is not for the viewer to see.
 */
export function acrossOrganizations(ctx: Context): Context {
  if (!ctx.viewer?.organizationId) return ctx;
  const em = ctx.databases.platform.em.fork();
  return { ...ctx, em, db: typedSql(em) };
}

const attempts = 3;

/**
 * Runs the work in one transaction; when PostgreSQL asks one of two transactions to give way, it runs again, at
 * most three times. Locks are taken in the order organization, user, task or event, then children.
 */
export async function inTransaction<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.em.fork().transactional(async (em) => {
        const db = typedSql(em);
        // The triggers that note changes write down who made them; the name tells whoever looks at PostgreSQL's
        // activity or log which request it is.
        if (ctx.viewer) {
          await sql`select set_config('handraise.actor', ${ctx.viewer.id}, true),
            set_config('application_name', ${`handraise ${ctx.requestId}`}, true)`.execute(db);
        }
        return work({ ...ctx, em, db });
      });
    } catch (error) {
      if (!isRetryable(error) || attempt === attempts) throw error;
    }
  }
}
