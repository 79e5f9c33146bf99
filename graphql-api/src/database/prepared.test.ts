import 'reflect-metadata';
import { expect, test } from 'vitest';
import { count, createLimits } from '../modules/people/session.limits.js';
import { testDatabase } from '../testing/database.js';

/** The names by which the only connection knows statements, after a guess was counted. */
async function namesAfterCounting(prepared: boolean): Promise<string[]> {
  // Of its connections the platform has four tenths.
  const { orm } = await testDatabase({ prepared, poolSize: 2 });
  const pool = await orm.em.getConnection().getNativeClient();
  await count(createLimits(pool).address, 'somebody');
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  return rows.map(({ name }) => name);
}

test('behind an old pooler no statement has a name, also none of those that count guesses', async () => {
  expect(await namesAfterCounting(true)).not.toEqual([]);
  expect(await namesAfterCounting(false)).toEqual([]);
});
