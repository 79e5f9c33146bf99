import type { ClientBase, QueryResult } from 'pg';
import { expect } from 'vitest';

const figures = [
  'people',
  'tasks',
  'completed_tasks',
  'documents',
  'added_people',
  'last_seen_people',
  'sign_ins',
];

/** What the tallies come to, for each organization and each day that has anything. */
const sums = `select organization_id, day::text, ${figures.map((name) => `sum(${name})::int as ${name}`).join(', ')}
  from platform_tallies group by organization_id, day having ${figures.map((name) => `sum(${name}) <> 0`).join(' or ')}
  order by organization_id, day`;

/** Checks that the tallies of the platform are what counting everything gives, and leaves them as they are. */
export async function expectTallied(client: Pick<ClientBase, 'query'>): Promise<void> {
  const answers = await client.query(`begin; ${sums}; select recount_tallies(); ${sums}; rollback`);
  const [, kept, , counted] = answers as unknown as QueryResult[];
  expect(kept?.rows).toEqual(counted?.rows);
}
