import { buildSchema, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../testing/api.js';
import { hostile } from './hostile.js';
import { measure } from './measure.js';

const api = testApi();
let person: { id: string };
beforeAll(async () => {
  person = await api.make.aVolunteer(await api.make.anOrganization());
});

async function send(query: string, options: { variables?: object; token?: string; headers?: object } = {}) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    body: JSON.stringify({ query, variables: options.variables }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

interface Answer {
  data?: unknown;
  errors: { message: string; extensions: { code: string } }[];
  extensions?: { cost: object };
}

describe.each(Object.keys(hostile))('a document with too much of %s', (kind) => {
  test.each((hostile[kind] ?? []).map((document, index) => ({ document, index })))(
    '$index is refused before anything of it is done',
    async ({ document }) => {
      const token = await api.as(person).token();
      for (const one of [undefined, token]) {
        const { status, body } = await send(document, { token: one });
        expect([status, body.data]).toEqual([400, undefined]);
        for (const { message, extensions } of body.errors) {
          expect(message.length).toBeLessThanOrEqual(300);
          expect(extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_(PARSE|VALIDATION)_FAILED)$/);
        }
      }
    },
  );
});

test.each([
  ['{ '.concat('__typename '.repeat(1_001), '}'), 'words and signs'],
  [`{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(' ')} }`, 'root fields'],
  [
    '{ viewer { id } '.concat('__typename '.repeat(10), '}'),
    'The document asks for 11 root fields; at most 10',
  ],
  [
    '{ a: adminTasks(limit: 1000) { items { id } } b: adminTasks(limit: 1000) { items { id } } }',
    'The answer could hold 2002 objects; at most 2000 are allowed.',
  ],
])('the refusal says in one sentence what is too much: %#', async (document, sentence) => {
  const { status, body } = await send(document, { token: await api.as(person).token() });
  expect([status, body.errors.length, body.errors[0]?.extensions.code]).toEqual([400, 1, 'BAD_USER_INPUT']);
  expect(body.errors[0]?.message).toContain(sentence);
});

test.each(['C', '__proto__', '\u0000', ' '])(
  'an operation %j that the document does not hold is refused, and nothing of another is done',
  async (operationName) => {
    const token = await api.as(person).token();
    const ask = async (query: string, method = 'POST') => {
      const sent = { query, operationName };
      const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' };
      const response =
        method === 'GET'
          ? await fetch(`${api.url}/graphql?${new URLSearchParams(sent)}`, { headers })
          : await fetch(`${api.url}/graphql`, {
              ...{ method, headers: { ...headers, 'content-type': 'application/json' } },
              body: JSON.stringify(sent),
            });
      const { errors } = (await response.json()) as Answer;
      return [response.status, errors[0]?.extensions.code];
    };
    const logout = 'mutation { logout }';
    for (const query of [
      '{ viewer { id } }',
      'query A { viewer { id } }',
      logout,
      `mutation A { logout } query Y { viewer { id } }`,
    ]) {
      expect(await ask(query)).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
    }
    expect(await ask(logout, 'GET')).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
    expect((await send('{ viewer { id } }', { token })).status).toBe(200);
    expect((await send('{ viewer { id } }', { token })).body.data).toEqual({ viewer: { id: person.id } });
  },
);

test('who is no longer signed in is told so, whatever the document costs', async () => {
  const { code } = await api.as(null).graphql('{ events(limit: 100) { items { id } } }');
  expect(code).toBe('UNAUTHENTICATED');
});

test('who asks by a header learns what a document costs, and nobody else', async () => {
  const token = await api.as(person).token();
  const document = '{ events(limit: 20) { items { id } pageInfo { totalItems } } viewer { id } }';
  const asked = await send(document, { token, headers: { 'x-graphql-cost': '1' } });
  // The page, its 20 events, its place in the list, and the viewer.
  expect(asked.body.extensions?.cost).toEqual({ requested: 23, limit: 2000, depth: 3 });
  expect((await send(document, { token })).body.extensions).toBeUndefined();
});

describe('what a document costs', () => {
  const schema = buildSchema(`
    type Query { people(limit: Int = 20, page: Int): PersonPage me: Person }
    type PersonPage { items: [Person!]! total: Int! }
    type Person { name: String friends(limit: Int! = 5): [Person!]! tags: [String!]! pets: [Pet] page(limit: Int): PersonPage }
    type Pet { name: String }
  `);
  const costOf = (text: string, variables = {}) => {
    const { definitions } = parse(text);
    const [operation] = definitions;
    const fragments = definitions.filter(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
    );
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation comes first.');
    return measure(schema, operation, new Map(fragments.map((one) => [one.name.value, one])), variables);
  };

  test.each([
    ['{ me { name tags } }', 1, 2],
    ['{ people { items { name } total } }', 21, 3],
    ['{ people(limit: 3) { items { friends { name } } } }', 1 + 3 * (1 + 5), 4],
    [
      '{ people(limit: 3) { ...p } } fragment p on PersonPage { items { friends(limit: 2) { name } } }',
      10,
      4,
    ],
    ['{ me { friends(limit: 7) { friends(limit: 7) { friends(limit: 7) { name } } } } }', 400, 5],
    ['{ me { pets { name } ... { pets { name } } } }', 11, 3],
    ['{ people(limit: -5) { items { name } } }', 2, 3],
    ['{ me { page { items { page(limit: 2) { items { name } } } } } }', 2 + 5 * (2 + 2), 6],
  ])('%s costs %i and is %i deep', (text, cost, depth) => {
    expect(costOf(text)).toMatchObject({ cost, depth });
  });

  test('is told by the variables that are sent, or by what the document says of them', () => {
    const text = 'query ($n: Int = 4) { people(limit: $n) { items { name } } }';
    expect([costOf(text).cost, costOf(text, { n: 50 }).cost]).toEqual([5, 51]);
    expect(costOf(text, { n: 'fifty' }).cost).toBe(5);
  });

  test('is known at once, however often fragments are spread', () => {
    const chain = Array.from(
      { length: 100 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    );
    const text = `{ ...f0 } ${chain.join(' ')} fragment f100 on Query { me { name } }`;
    expect(costOf(text).cost).toBe(2 ** 100);
  });
});
