import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fileStore } from '../modules/documents/document.store.js';
import { type TestDatabase, testDatabase } from '../testing/database.js';
import { expectTallied } from '../testing/tallies.js';
import { crowdPassword } from './seed/crowd/password.js';
import { seedCrowd } from './seed/crowd.js';

const now = new Date('2031-05-01T12:00:00Z');
const size = { organizations: 12, people: 400, now };

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handraise-crowd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ask<Row>({ db }: TestDatabase, statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(db)).rows;
}

/** Everything but hashes, which are salted. */
const contents = (database: TestDatabase) =>
  Promise.all(
    ['users', 'tasks', 'assignments', 'events', 'rsvps', 'documents', 'sign_in_events', 'audit_events'].map(
      (table) =>
        ask<{ count: number; sum: string }>(
          database,
          `select count(*)::int, md5(string_agg(t::text, '|' order by t.id)) as sum from ${table} t`,
        ),
    ),
  );

const rules = (database: TestDatabase) =>
  ask(
    database,
    `select indexdef as rule from pg_indexes where schemaname = 'public' union all
      select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace union all
      select tgname || tgenabled::text from pg_trigger where not tgisinternal order by rule`,
  );

test('a crowd keeps every rule of the database, and is the same the next time', async () => {
  const [first, second] = [await testDatabase(), await testDatabase()];
  const folder = ownFolder();
  const before = await rules(first);
  await seedCrowd(first.orm, fileStore(folder), size);
  expect(await rules(first)).toEqual(before);
  expect(
    await ask(
      first,
      `select (select count(*)::int from organizations) as organizations,
        (select count(*)::int from users) as people,
        (select count(*)::int from organizations o where not exists (select from users u where u.organization_id = o.id
          and u.role = 'nonprofit_admin' and u.email is not null and u.removed_at is null)) as without_admin,
        (select count(*)::int from events e where confirmed_signups > max_volunteers or confirmed_signups <>
          (select count(*) from rsvps r where r.event_id = e.id and r.status = 'signed_up')) as wrong_seats,
        (select count(*)::int from users u where last_login <>
          (select max(created_at) from sign_in_events s where s.user_id = u.id)) as wrong_logins`,
    ),
  ).toEqual([{ organizations: 12, people: 400, without_admin: 0, wrong_seats: 0, wrong_logins: 0 }]);
  await expectTallied(await first.orm.em.getConnection().getNativeClient());
  // Saying again what each assignment says has the trigger count once more; nothing may change.
  const states = () => ask(first, 'select id, status from tasks order by id');
  const told = await states();
  await ask(first, 'update assignments set status = status');
  expect(await states()).toEqual(told);
  expect(new Set(readdirSync(folder))).toEqual(
    new Set((await ask<{ id: string }>(first, 'select id from documents')).map(({ id }) => id)),
  );
  await seedCrowd(second.orm, fileStore(ownFolder()), size);
  await ask(second, 'update assignments set status = status');
  const [one, other] = [await contents(first), await contents(second)];
  expect(other).toEqual(one);
  expect(one.every(([row]) => (row?.count ?? 0) > 0)).toBe(true);
});

test('a crowd comes beside other organizations only when that is asked for', async () => {
  const database = await testDatabase();
  const store = fileStore(ownFolder());
  const small = { organizations: 2, people: 10, now };
  await seedCrowd(database.orm, store, small);
  const before = await contents(database);
  await expect(seedCrowd(database.orm, store, small)).rejects.toThrow(
    'holds 2 organizations already; --force',
  );
  expect(await contents(database)).toEqual(before);
  await seedCrowd(database.orm, store, { ...small, force: true });
  expect(
    await ask(
      database,
      'select count(*)::int as count, count(distinct name)::int as names from organizations',
    ),
  ).toEqual([{ count: 4, names: 4 }]);
  await expect(seedCrowd(database.orm, store, { ...small, people: 1 })).rejects.toThrow(
    'at least --organizations',
  );
  expect(crowdPassword.length).toBeGreaterThanOrEqual(8);
});
