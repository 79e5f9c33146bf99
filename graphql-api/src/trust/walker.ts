import { type GraphQLArgument, getNamedType } from 'graphql';
import { routes } from '../routes.js';
import { executableSchema } from '../schema.js';
import type { TestApi } from '../testing/api.js';
import { table } from '../testing/permissions.table.js';
import { operationFor } from '../testing/selection.js';
import { named } from './calls.js';
import { type Principal, principals } from './principals.js';
import type { Place } from './world.js';

const schema = executableSchema();
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const depth = 4;

/** What a walk has seen. */
export interface Walk {
  asked: number;
  /** Texts in the answers. */
  read: number;
  /** Answers in which somebody found what is their own; without them a walk would prove nothing. */
  foundOwn: number;
  /** Queries and addresses in whose answers nobody found what is their own: there, nothing was proved. */
  barren: string[];
  leaks: string[];
}

interface Question {
  name: string;
  /** The query or the address, without what is asked of it. */
  of: string;
  path: string;
  body?: object;
}

/**
 * Follows every edge of the schema and every GET route as each principal, with own ids and with the other's.
 * @param step of how many guessed arguments one is tried; 1 for all of them
 */
export async function walk(api: TestApi, A: Place, B: Place, step = 1): Promise<Walk> {
  const seen: Walk = { asked: 0, read: 0, foundOwn: 0, barren: [], leaks: [] };
  const fruitful = new Set<string>();
  const tried = new Set<string>();
  // A removed person is as anonymous, and a program sees what its owner does: they are for the whole walk.
  const isShort = step > 1;
  const walkers = principals.filter(
    ({ name, home, token }) =>
      (home === 'A' || home === null) && !(isShort && (token || name.includes('removed'))),
  );
  for (const principal of walkers) {
    const bearer = principal.key && A.bearers[principal.key];
    const [own, guessed] = questions(A, B);
    for (const question of [...own, ...guessed.filter((_, index) => index % step === 0)]) {
      const response = await fetch(`${api.url}${question.path}`, {
        method: question.body ? 'POST' : 'GET',
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(question.body && { 'content-type': 'application/json' }),
        },
        body: question.body && JSON.stringify(question.body),
      });
      const text = await response.text();
      seen.asked += 1;
      seen.read += text.match(/":("|\d)/g)?.length ?? 0;
      tried.add(question.of);
      if (text.includes(A.mark)) {
        seen.foundOwn += 1;
        fruitful.add(question.of);
      }
      for (const mark of forbidden(principal, question, A, B)) {
        if (text.includes(mark)) seen.leaks.push(`${question.name} asked by ${principal.name} tells ${mark}`);
      }
    }
    await api.database.db.deleteFrom('rate_limits' as never).execute();
  }
  seen.barren = [...tried].filter((of) => !fruitful.has(of)).toSorted();
  return seen;
}

/** Which marks this principal must not find. */
function forbidden({ column }: Principal, { name }: Question, A: Place, B: Place): string[] {
  // Whoever knows an address may ask where it signs in (docs/security.md).
  const isSignInPage = /check-?email/i.test(name);
  if (column === 3) return [`${A.mark}data`, `${B.mark}data`];
  if (isSignInPage) return [A, B].flatMap(({ mark }) => [`${mark}data`, `${mark}person`]);
  return column === 0 ? [A.mark, B.mark] : [B.mark];
}

function questions(A: Place, B: Place): [own: Question[], guessed: Question[]] {
  const own = [A, B].flatMap((place) =>
    queries.map(({ name }) => overGraphql(name, argumentsOf(name, place))),
  );
  const guessed = queries.flatMap(({ name, args }) =>
    args.flatMap((argument) =>
      guesses(argument, B).map((value) =>
        overGraphql(name, { ...argumentsOf(name, A), [argument.name]: value }),
      ),
    ),
  );
  const [ownAddresses, guessedAddresses] = overRest(A, B);
  return [
    [...own, ...ownAddresses],
    [...guessed, ...guessedAddresses],
  ];
}

function overGraphql(name: string, args: object): Question {
  const query = operationFor(schema, name, args, depth);
  return {
    name: `${name}(${Object.keys(args)})`,
    of: name,
    path: '/graphql',
    body: { query, variables: args },
  };
}

function overRest(A: Place, B: Place): [own: Question[], guessed: Question[]] {
  const gets = [
    ...new Map(routes.filter(({ method }) => method === 'get').map((one) => [one.path, one])).values(),
  ];
  const own: Question[] = [];
  const guessed: Question[] = [];
  for (const { path, field } of gets) {
    const row = rowOf(field);
    const call = row.rest?.find((rest) => rest.call === `GET ${path}`);
    const filled = (values: Record<string, string>) =>
      `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))}`;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const pathOf = (place: Place) => ({
      ...call?.params?.(place),
      ...(names.includes('id') && named[field] && { id: Object.values(idOf(field, place))[0] }),
    });
    const home = `${filled(pathOf(A))}${field === 'calendarMonth' ? '?year=2099&month=5' : ''}`;
    const inPath = names.flatMap((name) =>
      valuesOf(B).map((value) => filled({ ...pathOf(A), [name]: value })),
    );
    const behind = queries
      .find((query) => query.name === field)
      ?.args.flatMap((argument) =>
        guesses(argument, B).map(
          (value) => `${home}${home.includes('?') ? '&' : '?'}${argument.name}=${encodeURIComponent(value)}`,
        ),
      );
    const asked = (address: string): Question => ({ name: `GET ${path}`, of: `GET ${path}`, path: address });
    own.push(asked(home), asked(filled(pathOf(B))));
    guessed.push(...inPath.map(asked), ...(behind ?? []).map(asked));
  }
  return [own, guessed];
}

/** The arguments with which this place has something to tell. */
function argumentsOf(name: string, place: Place): object {
  const when = name === 'calendarMonth' && { year: 2099, month: 5 };
  return { ...rowOf(name).args?.(place), ...when, ...idOf(name, place) };
}

function idOf(name: string, place: Place): Record<string, string> {
  const special = named[name];
  return special ? { [special.argument]: special.of(place, 'nonprofitAdmin', 'own').id } : {};
}

/** What somebody could put into an argument to reach the other organization. */
function guesses(argument: GraphQLArgument, B: Place): string[] {
  const { name } = getNamedType(argument.type);
  return name === 'ID' || name === 'String' ? valuesOf(B) : [];
}

function valuesOf(B: Place): string[] {
  const things = [B.organization, B.task, B.event, B.document, B.newsletter, B.webhook, B.invalidRecord];
  const people = [B.volunteer, B.nonprofitAdmin, B.other, B.removed];
  return [...things, ...people].map(({ id }) => id).concat(B.other.email, B.mark.slice(0, 8));
}

function rowOf(name: string) {
  const row = table.find(({ useCase }) => useCase === name);
  if (!row) throw new Error(`The permission table has no ${name}.`);
  return row;
}
