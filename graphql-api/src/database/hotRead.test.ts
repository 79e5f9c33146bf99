import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Member } from '../authorize.js';
import { UserRole } from '../modules/people/user.entity.js';
import { testApi } from '../testing/api.js';
import { wallClock } from '../time.js';
import { hotRead } from './hotRead.js';
import { type Db, typedSql } from './orm.js';

const api = testApi();

interface Asked {
  search: string | null;
  status: string;
  page: number;
}

/** Gives back what it was asked, as PostgreSQL got it. */
const echo = hotRead(
  (db: Db, viewer: Member, { search, status, page }: Asked) => {
    const { date, time } = wallClock(viewer.timezone);
    return db.selectNoFrom([
      sql<string>`${viewer.id}::text`.as('id'),
      sql<string>`${viewer.organizationId}::text`.as('organization'),
      sql<string>`${`${date} ${time}`}::text`.as('now'),
      sql<string | null>`${search}::text`.as('search'),
      sql<string>`${status}::text`.as('status'),
      sql<number>`${page}::int`.as('page'),
      sql<boolean>`${viewer.role === UserRole.nonprofit_admin}::boolean`.as('isAdmin'),
    ]);
  },
  ['search'],
);

// What PostgreSQL cannot keep is refused long before.
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((some) => some.isWellFormed() && !some.includes('\0')),
  fc.constantFrom('\u0001id\u0001', '\u0001organizationId\u0001', '$&', '$1', '\u0001', '\\u0001'),
);
const asked = fc.record({
  search: fc.option(text),
  status: fc.oneof(fc.constantFrom('all', 'completed'), text),
  page: fc.integer({ min: 1, max: 3 }),
});
const viewer = fc.record({
  id: fc.uuid(),
  organizationId: fc.uuid(),
  sessionId: fc.constant(''),
  email: text,
  role: fc.constantFrom(UserRole.volunteer, UserRole.nonprofit_admin),
  timezone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York'),
});

test('whoever asks is answered for themselves, and for what they asked', async () => {
  const db = typedSql(api.database.orm.em.fork());
  await fc.assert(
    fc.asyncProperty(viewer, asked, async (who, what) => {
      const row = await echo.one(db, who, what);
      const { date } = wallClock(who.timezone);
      expect(row).toMatchObject({
        id: who.id,
        organization: who.organizationId,
        now: expect.stringContaining(date),
        isAdmin: who.role === UserRole.nonprofit_admin,
        ...what,
      });
    }),
    { numRuns: 300 },
  );
});
