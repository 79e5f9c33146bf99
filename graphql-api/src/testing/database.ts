import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import {
  connectMembers,
  connectOrm,
  type Databases,
  type Db,
  type Orm,
  type OrmOptions,
  typedSql,
} from '../database/orm.js';

export interface TestDatabase {
  /** As the owner, who sees everything. */
  orm: Orm;
  /** As the server speaks to it, members behind the second wall. */
  databases: Databases;
  db: Db;
  url: string;
  close(): Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own, migrated and empty; the caller closes it. */
export async function openTestDatabase(options?: OrmOptions): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  await administer(`create database ${name} template ${url.pathname.slice(1)}`);
  url.pathname = `/${name}`;
  const orm = await connectOrm(url.href, options);
  const databases = await connectMembers(orm, url.href, options);
  return {
    orm,
    databases,
    db: typedSql(orm.em.fork()),
    url: url.href,
    async close() {
      await databases.members.close(true);
      await orm.close(true);
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** The same for one test, closed when it ends. */
export async function testDatabase(options?: OrmOptions): Promise<TestDatabase> {
  const database = await openTestDatabase(options);
  onTestFinished(() => database.close());
  return database;
}
