import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokens } from '../modules/people/session.tokens.js';
import { testApi } from '../testing/api.js';
import { type ServerProcess, startServerProcess } from '../testing/process.js';

const lines: string[] = [];
const api = testApi();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(api.database.url);
}, 60_000);
afterAll(() => server.stop());

const graphql = async (body: object, headers = {}) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

test.each([
  '{ __schema { types { name } } }',
  '{ x: __schema { queryType { fields { name } } } }',
  '{ __type(name: "User") { fields { name } } }',
  '{ ...A } fragment A on Query { __schema { mutationType { name } } }',
  '{ ... on Query { __type(name: "Mutation") { name } } }',
  'query A($n: String!) { y: __type(name: $n) { kind } }',
  '{ __typename ... @include(if: true) { __schema { description } } }',
])('in production nobody is told about the schema: %s', async (query) => {
  const { status, text } = await graphql({ query, variables: { n: 'User' }, extensions: {} });
  expect([status, JSON.parse(text).data]).toEqual([400, undefined]);
  expect(text).not.toMatch(/"kind"|"fields"|"queryType":\{/);
  const asked = new URLSearchParams({ query, variables: '{"n":"User"}' });
  const got = await fetch(`${server.url}/graphql?${asked}`, { headers: { 'apollo-require-preflight': '1' } });
  expect(got.status).toBe(400);
});

test('in production a browser that opens /graphql gets no page of anybody else', async () => {
  for (const path of ['/graphql', '/graphiql/']) {
    const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect(text).not.toMatch(/embeddable-sandbox|apollographql|<script[^>]+src="https?:/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  }
  expect((await graphql({ query: '{ __typename }' })).text).toBe('{"data":{"__typename":"Query"}}\n');
});

test('what breaks inside is told in general words with its number, and the log says what it was', async () => {
  const organization = await api.make.anOrganization();
  const person = api.as(await api.make.aVolunteer(organization));
  const event = await api.make.anEvent(organization);
  await person.token();
  const broken = () => {
    throw new TypeError('cannot read /srv/secret.ts: select * from users');
  };
  const { tokens, log } = api.services;
  Object.assign(api.services, {
    tokens: {
      ...createTokens('a secret for tests that is long enough'),
      signTicket: broken,
      readRefresh: broken,
    },
    log: {
      ...log,
      child: () => log,
      error: (line: object) => void lines.push(JSON.stringify(line, wholeError)),
    },
  });
  try {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await person.token()}` },
      body: JSON.stringify({ query: `{ event(id: "${event.id}") { exportUrl } }` }),
    });
    const text = await response.text();
    expect(JSON.parse(text).errors).toEqual([
      {
        message: 'Something went wrong on our side. Please try again.',
        path: ['event', 'exportUrl'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    const rest = await api.as(null).post('/auth/refresh', { refreshToken: 'x' });
    expect([rest.status, rest.body]).toEqual([
      500,
      {
        success: false,
        message: 'Something went wrong on our side. Please try again.',
        code: 'INTERNAL_SERVER_ERROR',
        requestId: rest.headers.get('x-request-id'),
      },
    ]);
    for (const told of [text, rest.text]) expect(told).not.toMatch(/srv|select|TypeError|at .*\.ts/);
    for (const id of [response.headers.get('x-request-id'), rest.body.requestId]) {
      const line = lines.find((one) => one.includes(String(id)));
      expect(line).toContain('cannot read /srv/secret.ts');
    }
  } finally {
    Object.assign(api.services, { tokens, log });
  }
});

const wholeError = (_: string, value: unknown) =>
  value instanceof Error ? { message: value.message, stack: value.stack } : value;
