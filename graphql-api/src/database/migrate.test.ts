import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.js';
import { connectOrm } from './orm.js';

test('of five servers that find an empty database at the same moment one migrates, and the others wait for it', async () => {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const owner = new pg.Client({ connectionString: inject('postgresUrl') });
  await owner.connect();
  await owner.query(`create database ${name}`);
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const servers = await Promise.all([1, 2, 3, 4, 5].map(() => connectOrm(url, { poolSize: 2 })));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close(true)));
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });
  const ends = await Promise.allSettled(servers.map((server) => migrate(server)));
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end.status))).toEqual(
    servers.map(() => 'fulfilled'),
  );
  const pool = await servers[0]?.em.getConnection().getNativeClient();
  const { rows } = (await pool?.query(
    `select count(*)::int as all, count(distinct name)::int as names,
       (select count(*)::int from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())) as locks
     from migrations`,
  )) ?? { rows: [] };
  expect(rows[0].all).toBe(rows[0].names);
  expect(rows[0].locks).toBe(0);
});
