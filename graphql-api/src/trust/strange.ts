import fc from 'fast-check';
import type { GraphQLArgument } from 'graphql';
import { routes } from '../routes.js';
import { executableSchema } from '../schema.js';
import { operationFor } from '../testing/selection.js';
import type { Sent } from './contract.js';
import { wild, wildFor, wildText } from './wild.js';
import type { Place } from './world.js';

const schema = executableSchema();
const operations = Object.values({
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
});
const json = { 'content-type': 'application/json' };

/** Requests to every route and operation: odd values of the right type, wild ones, and bodies that are none. */
export function strangeRequest(place: Place): fc.Arbitrary<Sent> {
  const known = knownTo(place);
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...operations.map((field) => operation(field, known))) },
    { weight: 10, arbitrary: fc.oneof(...routes.map((route) => restCall(route, known))) },
    { weight: 1, arbitrary: fc.oneof(brokenDocument, brokenPath) },
    {
      weight: 2,
      arbitrary: fc.tuple(anyAddress, brokenBody).map(([address, body]) => ({ ...address, ...body })),
    },
  );
}

/** Ids and addresses that lead somewhere, so that not everything ends at the first check. */
function knownTo(place: Place): string[] {
  const things = [
    place.organization,
    place.task,
    place.event,
    place.document,
    place.newsletter,
    place.webhook,
  ];
  const people = [place.volunteer, place.other, place.nonprofitAdmin];
  return [...things, ...people].map(({ id }) => id).concat(people.map(({ email }) => email));
}

type Field = { name: string; args: readonly GraphQLArgument[] };

function operation({ name, args }: Field, known: string[]): fc.Arbitrary<Sent> {
  return argumentsFor(args, known).map((variables) => ({
    method: 'POST',
    path: '/graphql',
    headers: json,
    body: JSON.stringify({ query: operationFor(schema, name, variables), variables }),
  }));
}

function argumentsFor(
  args: readonly GraphQLArgument[],
  known: string[],
): fc.Arbitrary<Record<string, unknown>> {
  const each = args.map(({ name, type }) => [
    name,
    fc.option(wildFor(type, known), { nil: undefined, freq: 8 }),
  ]);
  return fc
    .record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>)
    .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
}

type RouteLike = { method: string; path: string; field: string };

function restCall({ method, path, field }: RouteLike, known: string[]): fc.Arbitrary<Sent> {
  const args = operations.find(({ name }) => name === field)?.args ?? [];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const parameter = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, wildText);
  const parameters = fc.record(Object.fromEntries(names.map((name) => [name, parameter])));
  return fc.tuple(parameters, argumentsFor(args, known), fc.boolean()).map(([values, given, snake]) => {
    const flat = { ...given, ...(given.input as object | undefined) };
    const named = snake
      ? Object.fromEntries(Object.entries(flat).map(([key, value]) => [snakeOf(key), value]))
      : flat;
    const address = `/api${path.replace(/:(\w+)/g, (_, name) => inAddress(values[name] ?? ''))}`;
    if (method !== 'get') {
      return { method: method.toUpperCase(), path: address, headers: json, body: JSON.stringify(named) };
    }
    const query = Object.entries(named).map(
      ([key, value]) => `${key}=${inAddress(String(JSON.stringify(value)))}`,
    );
    return { method: 'GET', path: `${address}?${query.join('&').slice(0, 6_000)}`, headers: {} };
  });
}

const snakeOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const inAddress = (text: string) =>
  encodeURIComponent(text.replace(/^"|"$/g, '').slice(0, 500).toWellFormed()) || '%20';

const brokenDocument: fc.Arbitrary<Sent> = fc
  .oneof(
    fc.constantFrom(
      '{',
      '{}',
      'query',
      '{viewer{id',
      '{viewer{viewer}}',
      'mutation{logout{x}}',
      '{__schema{types{name}}}',
    ),
    fc.constantFrom(
      `{${'a{'.repeat(400)}`,
      `{${'viewer{id} '.repeat(200)}}`,
      'subscription{x}',
      '{...A}fragment A on Query{...A}',
    ),
    wildText,
  )
  .chain((query) => fc.tuple(fc.constant(query), wild, wild))
  .map(([query, variables, operationName]) => ({
    method: 'POST',
    path: '/graphql',
    headers: json,
    body: JSON.stringify({ query, variables, operationName }),
  }));

const tricks = [
  '%E0%A4%A',
  '%00',
  '%0d%0aX:1',
  '%2e%2e%2f',
  '..',
  '.',
  '',
  '%ff',
  ';a=b',
  '%252e',
  '__proto__',
  '%5c..',
];

/** Addresses that do not exist, or that mean something to a file system. */
const brokenPath: fc.Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'),
    fc.constantFrom(
      '',
      '/api',
      '/api/tasks',
      '/api/auth/check-email',
      '/api/documents',
      '/graphql',
      '/assets',
    ),
    fc.array(fc.constantFrom(...tricks), { minLength: 1, maxLength: 5 }),
    fc.constantFrom(
      '',
      '?',
      '?a=1&a=2',
      '?limit=1&limit=2',
      '?limit[]=1',
      '?__proto__[x]=1',
      '?%E0%A4%A=%00',
    ),
  )
  .map(([method, start, parts, query]) => ({
    method,
    path: `${start}/${parts.join('/')}${query}`,
    headers: method === 'POST' || method === 'PUT' ? json : {},
  }));

const anyAddress = fc
  .constantFrom({ method: 'post', path: '/graphql' }, ...routes)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: path === '/graphql' ? path : `/api${path.replace(/:\w+/g, 'x')}`,
  }))
  .filter(({ method }) => method !== 'GET');

/** Bodies that are no JSON, or not in the encoding they are said to be in. */
const brokenBody = fc.record({
  headers: fc.record({
    'content-type': fc.constantFrom(
      ...[
        'application/json',
        'application/json; charset=utf-16',
        'application/json; charset=x',
        'text/plain',
      ],
      ...[
        'multipart/form-data',
        'multipart/form-data; boundary=b',
        'application/x-www-form-urlencoded',
        ';;',
        '',
      ],
    ),
    'content-encoding': fc.constantFrom('identity', 'identity', 'gzip', 'br', 'x'),
    'apollo-require-preflight': fc.constantFrom('1', ''),
  }),
  body: fc.oneof(
    fc.constantFrom(
      '{',
      'null',
      '5',
      '"x"',
      '[]',
      '[[',
      '\ufeff{}',
      '{"a":1}{"b":2}',
      '{"a":"\u0000"}',
      '--b\r\n\r\n',
    ),
    fc.constantFrom(
      '['.repeat(40_000),
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      'x'.repeat(1_100_000),
    ),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{viewer{id}}"}\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="../../x.pdf"\r\n\r\nx\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.__proto__.x"]}\r\n--b--\r\n',
    ),
  ),
});
