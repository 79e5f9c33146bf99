import type { Fixture } from '../testing/permissions.table.js';

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** What is different by its nature: secrets, their hashes, and numbers given in the order of writing. */
const never =
  /secret|hash|seed|hint|cursor|position|sequence_number|requestId|exportUrl|webcalUrl|^url$|searchKey|search_key/i;

/** What two of a kind have in common: everything but who and when they are. */
export function likeness(value: unknown, of: Fixture): unknown {
  const names = new Map(
    Object.entries(of).flatMap(([name, { id, email }]: [string, { id: string; email?: string }]) => [
      [id, `<${name}>`] as const,
      ...(email ? [[email, `<${name}@>`] as const] : []),
    ]),
  );
  const text = (one: string): string =>
    names.get(one) ??
    one
      .replace(uuid, (id) => names.get(id) ?? '<id>')
      .replace(/[\w.+-]+@[\w-]+\.\w+/g, (address) => names.get(address) ?? '<address>')
      .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+00(:00)?)?/g, '<time>')
      .replace(/\b(First|Last|Organization |Task |Event |Document |document-)\d+/gi, '$1');
  const walk = (one: unknown, name = ''): unknown => {
    if (never.test(name)) return '<never>';
    if (typeof one === 'string') return text(one);
    if (name === 'id' && typeof one === 'number') return '<id>';
    if (Array.isArray(one)) return one.map((item) => walk(item));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item, key)]));
  };
  return walk(value);
}

type Json = Record<string, unknown>;

/** `{due_date}` as `{dueDate}`, all the way down, and what REST writes for nothing as nothing. */
export function asGraphql(value: unknown): unknown {
  if (value === 'Not set' || value === 'Not provided') return null;
  if (Array.isArray(value)) return value.map(asGraphql);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      asGraphql(item),
    ]),
  );
}

/** Every object inside a value, itself included, by what it is: its identity, or the names that it holds. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const plainNames = (one: Json) => Object.keys(one).filter((key) => key !== '__typename' && isPlain(one[key]));
const identity = (one: Json) => one.id ?? one.userId;

/** What REST says about the same thing: of several alike, the one in the same place. */
function counterpart(one: Json, among: Json[], others: Json[]): Json | undefined {
  const id = identity(one);
  const isAlike = (other: Json) =>
    id === undefined
      ? identity(other) === undefined && plainNames(one).some((key) => Object.hasOwn(other, key))
      : identity(other) === id;
  const [here, there] = [among.filter(isAlike), others.filter(isAlike)];
  if (here.length === there.length) return there[here.indexOf(one)];
  return new Set(there.map((other) => JSON.stringify(other))).size === 1 ? there[0] : undefined;
}

/**
 * Where the answer of REST says something else than that of GraphQL about the same thing; what only one of them says
 * is no contradiction.
 */
export function contradictions(graphql: unknown, rest: unknown): { compared: number; different: string[] } {
  const [ours, others] = [objectsIn(graphql), objectsIn(rest)];
  const different: string[] = [];
  let compared = 0;
  for (const one of ours) {
    const other = counterpart(one, ours, others);
    if (!other) continue;
    for (const key of plainNames(one).filter((name) => Object.hasOwn(other, name) && isPlain(other[name]))) {
      // The documented JSON text instead of plain notes.
      if (key === 'notes' && String(other[key]).startsWith('{')) continue;
      compared += 1;
      if (one[key] !== other[key])
        different.push(`${key}: ${one[key]} over GraphQL, ${other[key]} over REST`);
    }
  }
  return { compared, different };
}

/** Whether an answer says anything at all that could be compared. */
export const saysSomething = (graphql: unknown): boolean =>
  objectsIn(graphql).some((one) => plainNames(one).length > 0);
