import type pg from 'pg';
import { type NextRequest, type Prepared, prepare } from './load.js';
import type { Operation } from './operation.js';
import type { Cast, Person } from './people.js';

export type Door = 'limit' | 'GraphQL' | 'REST';

/** What an operation is done to, for each person who does it. */
export async function findSubjects(
  db: pg.Client,
  { subject }: Operation,
  people: Person[],
): Promise<string[]> {
  if (!subject) return people.map(() => '');
  const found: string[] = [];
  for (const { organizationId } of people) {
    const { rows } = await db.query<{ id: string }>(subject, [organizationId]);
    found.push(rows[0]?.id ?? '');
  }
  return found;
}

/** The same request again and again, one for each connection: each is another person's. */
export function requestsFor(operation: Operation, door: Door, cast: Cast, subjects: string[]): NextRequest {
  const requests = cast[operation.who].map((person, index) =>
    requestOf(operation, door, person, subjects[index] ?? ''),
  );
  return (connection) => requests[connection % requests.length] as Prepared;
}

function requestOf(operation: Operation, door: Door, person: Person, subject: string): Prepared {
  const headers = { Authorization: `Bearer ${person.bearer()}` };
  if (door === 'REST') return prepare('GET', operation.rest(subject), headers);
  if (door === 'limit') {
    const values = operation.limit?.(subject) ?? [];
    return prepare('GET', `/${encodeURIComponent(operation.name)}?${values.join('&')}`, headers);
  }
  const body = JSON.stringify({ query: operation.document, variables: operation.variables?.(subject) ?? {} });
  return prepare('POST', '/graphql', { ...headers, 'Content-Type': 'application/json' }, body);
}
