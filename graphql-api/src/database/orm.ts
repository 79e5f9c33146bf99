import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type InferKyselyDB, MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { entities } from './entities.js';
import { mindLoss } from './lostConnection.js';
import { nameStatements, unnameStatements } from './prepared.js';
import { type ReplicaOptions, Replicas } from './replicas.js';
import { bindPool, mayRaiseWall } from './wall.js';

export type Database = InferKyselyDB<(typeof entities)[number]>;
/** Typed SQL over the tables; reads that people wait for go through it. */
export type Db = Kysely<Database>;
/** Typed SQL through an entity manager, in its transaction if there is one. */
export const typedSql = (em: Pick<Orm['em'], 'getKysely'>): Db => em.getKysely() as unknown as Db;
export type Orm = Awaited<ReturnType<typeof connectOrm>>;

const connections = 10;

export interface OrmOptions {
  /** Off behind a PgBouncer older than 1.21, which does not track prepared statements. */
  prepared?: boolean;
  poolSize?: number;
  /** On only while a migration is written: it compares the entities with the picture of them kept in git. */
  snapshot?: boolean;
  onPool?: (pool: Pool) => void;
  /** Two mappers in one process must not take each other's transaction for their own. */
  name?: string;
}

/** The configuration that the server, the migrations and the tests share. */
export function ormConfig(
  url: string,
  { prepared = true, poolSize = connections, snapshot = false, onPool, name = 'platform' }: OrmOptions = {},
) {
  return defineConfig({
    clientUrl: url,
    entities: [...entities],
    contextName: name,
    allowGlobalContext: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      // A full pool or a silent database must become an answer, not a wait without end.
      connectionTimeoutMillis: 1_200,
      statement_timeout: 8_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      application_name: 'handraise',
      onPoolCreated: (pool: Pool) => {
        pool.on('connect', (client: PoolClient) => {
          if (prepared) nameStatements(client);
          else unnameStatements(client);
          mindLoss(client, pool);
        });
        onPool?.(pool);
      },
    },
    extensions: [Migrator],
    migrations: {
      path: fileURLToPath(new URL('./migrations', import.meta.url)),
      tableName: 'migrations',
      transactional: true,
      allOrNothing: true,
      snapshot,
      snapshotName: '.snapshot',
      silent: true,
    },
    discovery: { warnWhenNoEntities: false },
  });
}

/** Connects lazily: the database may be away when the server starts and come later. */
export async function connectOrm(url: string, options?: OrmOptions) {
  return MikroORM.init(ormConfig(url, options));
}

/** How the server speaks to its database. */
export interface Databases {
  /** As the owner of everything: before anybody has signed in, for the console, and for work in the background. */
  platform: Orm;
  /** For one organization at a time, behind the second wall (wall.ts); the same as `platform` where there is none. */
  members: Orm;
  /** Where members' reads may go; absent where none are named, and where there is no second wall. */
  replicas?: Replicas;
}

export interface MemberOptions extends OrmOptions {
  /** Straight addresses of streaming replicas that members' reads may go to. */
  replicaUrls?: string[];
  onReplica?: ReplicaOptions['onChange'];
}

/** Connects members behind the second wall, or, where the owner may not raise it, as the owner. */
export async function connectMembers(
  platform: Orm,
  url: string,
  { replicaUrls = [], onReplica, ...options }: MemberOptions = {},
): Promise<Databases> {
  const pool = await platform.em.getConnection().getNativeClient();
  if (!(await mayRaiseWall(pool))) return { platform, members: platform };
  const { poolSize = connections } = options;
  // Who has signed in is one quick read, console and background are rarely busy: most connections are the members'.
  pool.options.max = Math.ceil(poolSize * 0.4);
  const { prepared = true, onPool: watch } = options;
  const max = poolSize - pool.options.max;
  const reading = { urls: replicaUrls, prepared, onPool: watch, onChange: onReplica };
  const replicas = replicaUrls.length > 0 ? new Replicas(pool, { ...pool.options, max }, reading) : undefined;
  const onPool = (members: Pool) => {
    bindPool(members, prepared, replicas);
    watch?.(members);
  };
  const members = await connectOrm(url, {
    ...options,
    name: 'members',
    poolSize: max,
    onPool,
  });
  await replicas?.start();
  return { platform, members, ...(replicas && { replicas }) };
}
