import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.js';
import { connectOrm } from './orm.js';

/** An empty database with some servers that know it; both go with the test. */
async function emptyDatabase(count: number) {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const owner = new pg.Client({ connectionString: inject('postgresUrl') });
  await owner.connect();
  await owner.query(`create database ${name}`);
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const servers = await Promise.all(Array.from({ length: count }, () => connectOrm(url, { poolSize: 2 })));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close(true)));
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });
  const pool = (await servers[0]?.em.getConnection().getNativeClient()) as pg.Pool;
  return { servers, pool };
}

test('of five servers that find an empty database at the same moment one migrates, and the others wait for it', async () => {
  const { servers, pool } = await emptyDatabase(5);
  const ends = await Promise.allSettled(servers.map((server) => migrate(server)));
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end.status))).toEqual(
    servers.map(() => 'fulfilled'),
  );
  const { rows } = await pool.query(
    `select count(*)::int as all, count(distinct name)::int as names,
       (select count(*)::int from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())) as locks
     from migrations`,
  );
  expect(rows[0].all).toBe(rows[0].names);
  expect(rows[0].locks).toBe(0);
});

test('a migration takes the time it takes, where a statement of a request may not', async () => {
  const { servers, pool } = await emptyDatabase(1);
  await pool.query(`
    create table migrations (id serial primary key, name text, executed_at timestamptz default now());
    create table noted (allowed text);
    create function note() returns trigger language plpgsql as
      $$ begin insert into public.noted values (current_setting('statement_timeout')); return new; end $$;
    create trigger noting before insert on migrations for each row execute function note();
  `);
  await Promise.all(servers.map((server) => migrate(server)));
  const { rows } = await pool.query('select distinct allowed from noted');
  expect(rows).toEqual([{ allowed: '0' }]);
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
});

test('a migration that must give way to people who write is tried again', async () => {
  const { servers, pool } = await emptyDatabase(1);
  await pool.query(`
    create table migrations (id serial primary key, name text, executed_at timestamptz default now());
    create sequence attempts;
    create function give_way() returns trigger language plpgsql as $$ begin
      if nextval('public.attempts') <= 2 then
        raise exception 'deadlock detected' using errcode = 'deadlock_detected';
      end if;
      return new;
    end $$;
    create trigger giving_way before insert on migrations for each row execute function give_way();
  `);
  await Promise.all(servers.map((server) => migrate(server)));
  const { rows } = await pool.query('select count(*) > 10 as done from migrations');
  expect(rows).toEqual([{ done: true }]);
});
