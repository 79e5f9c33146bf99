import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type InferKyselyDB, MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { entities } from './entities.js';
import { nameStatements } from './prepared.js';

export type Database = InferKyselyDB<(typeof entities)[number]>;
/** Typed SQL over the tables; reads that people wait for go through it. */
export type Db = Kysely<Database>;
/** Typed SQL through an entity manager, in its transaction if there is one. */
export const typedSql = (em: Pick<Orm['em'], 'getKysely'>): Db => em.getKysely() as unknown as Db;
export type Orm = Awaited<ReturnType<typeof connectOrm>>;

export interface OrmOptions {
  /** Off behind a PgBouncer older than 1.21, which does not track prepared statements. */
  prepared?: boolean;
  poolSize?: number;
  /** On only while a migration is written: it compares the entities with the picture of them kept in git. */
  snapshot?: boolean;
  onPool?: (pool: Pool) => void;
}

/** The configuration that the server, the migrations and the tests share. */
export function ormConfig(
  url: string,
  { prepared = true, poolSize = 10, snapshot = false, onPool }: OrmOptions = {},
) {
  return defineConfig({
    clientUrl: url,
    entities: [...entities],
    allowGlobalContext: false,
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      // A full pool or a silent database must become an answer, not a wait without end.
      connectionTimeoutMillis: 1_500,
      statement_timeout: 8_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      application_name: 'handraise',
      onPoolCreated: (pool: Pool) => {
        pool.on('connect', (client: PoolClient) => {
          if (prepared) nameStatements(client);
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
