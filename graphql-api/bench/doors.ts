import type pg from 'pg';
import { type NextRequest, type Prepared, prepare } from './load.js';
import type { Door, Operation, Sender } from './operation.js';
import type { Person } from './people.js';

/** Somebody, and what they do it to. */
export interface Subject {
  person: Person;
  id: string;
}

/**
 * Who is at it, each at what is theirs.
 * @throws when nobody finds anything to do it to
 */
export async function findSubjects(
  db: pg.Client,
  { name, subject }: Operation,
  people: Person[],
): Promise<Subject[]> {
  if (!subject) return people.map((person) => ({ person, id: '' }));
  const found: Subject[] = [];
  for (const person of people) {
    const { organizationId, id: self } = person;
    const values = subject.includes('$2') ? [organizationId, self] : [organizationId];
    const { rows } = await db.query<{ id: string }>(subject, values);
    if (rows[0]) found.push({ person, id: rows[0].id });
  }
  if (found.length === 0) throw new Error(`${name}: nobody has anything to do it to.`);
  return found;
}

/** What each connection sends, each for another person; null where the operation has no such door. */
export function requestsFor(
  operation: Operation,
  door: Door | 'limit of REST',
  subjects: Subject[],
): NextRequest | null {
  const sender = door === 'limit of REST' ? operation.limitOfRest : operation.doors[door];
  if (!sender) return null;
  const senders = subjects.map(({ person, id }) => sender(person, id));
  return (connection, sent, last) => (senders[connection % senders.length] as Sender)(sent, last);
}

/** The headers of somebody who is signed in. */
const headersOf = (person: Person) => ({ Authorization: `Bearer ${person.bearer()}` });
const json = { 'Content-Type': 'application/json' };

export function get(person: Person, path: string): Prepared {
  return prepare('GET', path, headersOf(person));
}

export function send(method: string, person: Person | null, path: string, body: object): Prepared {
  return prepare(method, path, { ...(person && headersOf(person)), ...json }, JSON.stringify(body));
}

export function graphql(person: Person | null, query: string, variables: object = {}): Prepared {
  return send('POST', person, '/graphql', { query, variables });
}

/** What the hand-written server is asked for. */
export function limitPath(name: string, values: string[] = []): string {
  return `/${encodeURIComponent(name)}?${values.map(encodeURIComponent).join('&')}`;
}
