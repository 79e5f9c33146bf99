import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentStore, fileStore, hashContent } from '../modules/documents/document.store.js';
import { openTestDatabase, type TestDatabase, testDatabase } from '../testing/database.js';
import { wallClock } from '../time.js';
import { demoClock } from './seed/clock.js';
import { foodBank } from './seed/foodBank.js';
import { riverTrust } from './seed/riverTrust.js';
import { type DemoLogins, seedDemo } from './seed.js';

const folder = mkdtempSync(join(tmpdir(), 'handraise-seed-'));
const store = fileStore(folder);
const options = { superAdminEmail: '', superAdminPassword: '' };
const plans = [foodBank, riverTrust];
const starts: Record<string, (content: Buffer) => boolean> = {
  pdf: (content) =>
    content.subarray(0, 5).toString() === '%PDF-' && content.toString('latin1').endsWith('%%EOF\n'),
  docx: (content) => content.readUInt32BE() === 0x504b0304 && content.includes('word/document.xml'),
  xlsx: (content) => content.readUInt32BE() === 0x504b0304 && content.includes('xl/workbook.xml'),
  png: (content) => content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  txt: (content) => Buffer.from(content.toString()).equals(content) && !content.includes(0),
};

let database: TestDatabase;
let logins: DemoLogins;

beforeAll(async () => {
  database = await openTestDatabase();
  logins = await seedDemo(database.orm, store, options);
});

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Row>(statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(database.db)).rows;
}

function countRows(table: string): Promise<{ count: number }[]> {
  return ask(`select count(*)::int as count from ${table}`);
}

describe('the demo', () => {
  test('names a volunteer and an admin per organization, and the super administrator', () => {
    expect(logins.map(({ email }) => email)).toEqual([
      'maya@lanternstreet.example',
      'admin@lanternstreet.example',
      'leo@alderriver.example',
      'admin@alderriver.example',
      'super@handraise.example',
    ]);
  });

  test('has people of every kind, on domains that reach nobody', async () => {
    const people = await ask<Record<string, number>>(`
      select count(*)::int as people, count(*) filter (where role = 'nonprofit_admin')::int as admins,
        count(*) filter (where email is null)::int as invalid, count(*) filter (where last_login is null)::int as never,
        count(*) filter (where first_name is null and email is not null)::int as incomplete,
        count(*) filter (where password_hash is not null)::int as personal,
        count(*) filter (where email !~ '(\\.example|@example\\.(com|net|org))$')::int as reachable
      from users where organization_id is not null and removed_at is null group by organization_id`);
    expect(people).toHaveLength(2);
    for (const row of people) {
      expect(row.people).toBeGreaterThanOrEqual(20);
      expect(row.admins).toBeGreaterThanOrEqual(2);
      for (const kind of ['invalid', 'never', 'incomplete', 'personal']) expect(row[kind]).toBeGreaterThan(0);
      expect(row.reachable).toBe(0);
    }
  });

  test('has the counters that its rows give', async () => {
    expect(
      await ask(`select e.title from events e where confirmed_signups <>
        (select count(*) from rsvps r where r.event_id = e.id and r.status = 'signed_up')`),
    ).toEqual([]);
    expect(
      await ask(`select t.title from tasks t where status <> (select case
        when count(*) > 0 and count(*) = count(completed_at) then 'completed'
        when count(completed_at) > 0 then 'in_progress' else 'pending' end from assignments a where a.task_id = t.id)`),
    ).toEqual([]);
    expect(await ask('select distinct status from tasks order by 1')).toHaveLength(3);
  });

  test('tells a story in which nothing happens before it can', async () => {
    expect(
      await ask(`select u.email, e.title from rsvps r join users u on u.id = r.user_id join events e on e.id = r.event_id
        where u.last_login is null or r.created_at not between greatest(u.created_at, e.created_at) and u.last_login`),
    ).toEqual([]);
    expect(
      await ask(`select u.email, t.title from assignments a join users u on u.id = a.user_id join tasks t on t.id = a.task_id
        where a.assigned_at < u.created_at or a.completed_at < a.assigned_at or a.completed_at > now()
        or (a.completed_by_id = u.id and a.completed_at > coalesce(u.last_login, '-infinity'))`),
    ).toEqual([]);
  });

  test.each(plans)(
    'gives the volunteer of $name something to do and to answer',
    async ({ people, volunteer, timezone }) => {
      const person = `(select id from users where email = '${people[volunteer]?.email}')`;
      const { date } = wallClock(timezone);
      const [tasks] = await ask<Record<string, number>>(`
      select count(*)::int as total, count(*) filter (where due_date < '${date}' and completed_at is null)::int as overdue,
        count(*) filter (where due_date = '${date}' and completed_at is null)::int as today,
        count(*) filter (where due_date = '${date}'::date + 1 and completed_at is null)::int as tomorrow,
        count(*) filter (where due_date is null)::int as whenever, count(distinct category)::int as categories,
        count(*) filter (where completion_notes <> '' and admin_feedback <> '')::int as completed
      from assignments a join tasks t on t.id = a.task_id where a.user_id = ${person}`);
      expect(tasks).toMatchObject({ overdue: 1, today: 1, tomorrow: 1, whenever: 1 });
      expect(tasks?.total).toBeGreaterThanOrEqual(9);
      expect(tasks?.completed).toBeGreaterThanOrEqual(2);
      expect(tasks?.categories).toBeGreaterThanOrEqual(4);

      const events = await ask<{ answer: string | null; free: number | null }>(`
      select r.status as answer, max_volunteers - confirmed_signups as free from events e
      left join rsvps r on r.event_id = e.id and r.user_id = ${person}
      where e.organization_id = (select organization_id from users where id = ${person}) and e.start_date > '${date}'`);
      expect(events.filter(({ answer }) => answer === 'cancelled')).toHaveLength(1);
      expect(events.filter(({ answer }) => answer === 'signed_up').length).toBeGreaterThan(2);
      expect(events.filter(({ free }) => free === 0)).toEqual([{ answer: null, free: 0 }]);
      expect(events.filter(({ free }) => free === 1)).toEqual([{ answer: null, free: 1 }]);
    },
  );

  test('stores files that are what they are called', async () => {
    const documents = await ask<Record<string, string | number>>(
      'select id, file_name as name, file_size as size, content_hash as hash from documents',
    );
    expect(documents.length).toBeGreaterThanOrEqual(16);
    expect(readdirSync(folder).sort()).toEqual(documents.map(({ id }) => id).sort());
    for (const { id, name, size, hash } of documents) {
      const content = readFileSync(join(folder, String(id)));
      expect([content.length, hashContent(content)]).toEqual([size, hash]);
      expect(starts[String(name).split('.').pop() ?? '']?.(content), String(name)).toBe(true);
    }
    expect(await ask('select distinct category from documents')).toHaveLength(6);
    expect(await ask('select distinct organization_id, visibility from documents')).toHaveLength(6);
    expect(await ask('select distinct organization_id from documents where is_pinned')).toHaveLength(2);
  });
});

describe('seeding again', () => {
  test('changes nothing and names the same logins', async () => {
    const before = await countRows('rsvps');
    expect(await seedDemo(database.orm, store, options)).toEqual(logins);
    expect(await countRows('rsvps')).toEqual(before);
    expect(await countRows('organizations')).toEqual([{ count: 2 }]);
  });

  test('names no login that no longer works', async () => {
    const shared = `organization_id = (select organization_id from users where email = 'leo@alderriver.example')`;
    await ask(`update users set password_hash = 'their own' where email = 'admin@alderriver.example'`);
    await ask(`update users set removed_at = now() where email = 'leo@alderriver.example'`);
    const working = await seedDemo(database.orm, store, options);
    expect(working.map(({ email }) => email)).toEqual([logins[0]?.email, logins[1]?.email, logins[4]?.email]);
    await ask(`update users set password_hash = null, removed_at = null where ${shared}`);
  });
});

test('two servers that start at once seed once', async () => {
  const { orm, db } = await testDatabase();
  const [one, other] = await Promise.all([seedDemo(orm, store, options), seedDemo(orm, store, options)]);
  expect(one).toEqual(other);
  const { rows } = await sql`select name from organizations`.execute(db);
  expect(rows).toHaveLength(2);
});

test('a store that fails leaves nothing behind', async () => {
  const { orm, db } = await testDatabase();
  const kept = new Set<string>();
  const failing: DocumentStore = {
    ...store,
    async put(id) {
      kept.add(id);
      if (kept.size === 12) throw new Error('the disk is full');
    },
    async remove(id) {
      kept.delete(id);
    },
  };
  await expect(seedDemo(orm, failing, options)).rejects.toThrow('the disk is full');
  expect(kept.size).toBe(0);
  const { rows } = await sql`select 1 from users`.execute(db);
  expect(rows).toEqual([]);
});

test('the password that the operator chose is not printed', async () => {
  const { orm } = await testDatabase();
  const own = { superAdminEmail: 'Boss@Example.org', superAdminPassword: 'chosen by the operator' };
  const found = await seedDemo(orm, store, own);
  expect(found.at(-1)).toEqual({
    who: 'Super administrator',
    email: 'boss@example.org',
    password: '(SUPER_ADMIN_PASSWORD)',
  });
});

test('an address of the operator does not open with a password that everybody knows', async () => {
  const seeding = seedDemo(database.orm, store, {
    superAdminEmail: 'boss@example.org',
    superAdminPassword: '',
  });
  await expect(seeding).rejects.toThrow('SUPER_ADMIN_PASSWORD is missing');
});

describe.each(plans)('the plan of $name', ({ events, people, timezone }) => {
  // Every weekday, the ends of months and years, and the nights on which clocks change.
  const days = [
    '2026-11-20T20:00:00Z',
    '2027-01-01T03:00:00Z',
    '2027-03-14T09:30:00Z',
    '2028-02-29T12:00:00Z',
  ];
  const moments = days.flatMap((day) =>
    Array.from({ length: 7 }, (_, index) => new Date(Date.parse(day) + index * 86_400_000)),
  );

  test.each(moments)('holds on %s', (now) => {
    const clock = demoClock(timezone, now);
    const plan = events(clock);
    const coming = plan.filter(({ start }) => start > clock.today);
    const free = coming.map(({ max, yes = [] }) =>
      max === undefined ? Number.POSITIVE_INFINITY : max - yes.length,
    );
    expect(free.filter((seats) => seats === 1)).toHaveLength(1);
    expect(free.filter((seats) => seats === 0)).toHaveLength(1);
    expect(Math.min(...free)).toBe(0);
    for (const { title, max = 1_000, yes = [], no = [], notes = {} } of plan) {
      expect(yes.length, title).toBeLessThanOrEqual(max);
      const named = [...yes, ...no];
      expect(new Set(named).size, title).toBe(named.length);
      for (const person of [...named, ...Object.keys(notes)]) expect(people, title).toHaveProperty(person);
    }
    expect(plan.some(({ start, end }) => end && end > start)).toBe(true);
    expect(coming.some(({ from, end }) => !from && !end)).toBe(true);
    expect(coming.some(({ meeting }) => meeting)).toBe(true);
    expect(new Set(plan.map(({ type }) => type)).size).toBe(5);
  });
});
