import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../routes.js';
import { executableSchema } from '../schema.js';
import { testApi } from '../testing/api.js';
import { type Call, type Place, portalCalls } from '../testing/contract.calls.js';
import { adminCalls, ownerCalls } from '../testing/contract.desk.js';
import { makePlace } from '../testing/contract.place.js';
import { openapiDocument } from './document.js';

const api = testApi();
const document = openapiDocument(executableSchema(), routes);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...document, $id: 'openapi' });
let place: Place;

beforeAll(async () => {
  place = await makePlace(api);
});

test('the document is OpenAPI 3.1 in the eyes of a validator', async () => {
  const served = await fetch(`${api.url}/api/openapi.json`);
  expect([served.status, served.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const text = (await served.json()) as object;
  const { valid, errors } = await new Validator().validate(text as never);
  expect([valid, errors]).toEqual([true, undefined]);
  expect(text).toEqual(JSON.parse(JSON.stringify(document)));
});

test('every call stands in it, and says what it answers', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  const calls = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual([...new Set(calls)].toSorted());
  expect(routes.filter(({ gives }) => !gives).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const ids = Object.values(document.paths).flatMap((one) =>
    Object.values(one).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('what a body may hold is what the GraphQL input says', () => {
  const body = document.paths['/calendar/events']?.post?.requestBody?.content['application/json']?.schema;
  expect(body?.required?.toSorted()).toEqual(['start_date', 'title']);
  expect(body?.properties?.event_type).toMatchObject({
    default: 'volunteer_event',
    enum: expect.arrayContaining(['meeting']),
  });
  const query = document.paths['/tasks/my']?.get?.parameters.find(({ name }) => name === 'limit');
  expect(query).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', default: 20 } });
});

/** The path of the document that a call means. */
function pathOf(method: string, url: string): string | undefined {
  const fits = Object.keys(document.paths).filter(
    (path) =>
      document.paths[path]?.[method.toLowerCase()] &&
      new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(url),
  );
  return fits.find((path) => !path.includes('{')) ?? fits[0];
}

const calls = [...portalCalls, ...adminCalls, ...ownerCalls].filter(
  ({ call }) => !/DELETE|password|logout|POST \/documents|\/status/.test(call),
);

describe.each(calls.map((call) => ({ name: `${call.call}${call.path ? '…' : ''} by ${call.by}`, call })))(
  '$name',
  ({ call: { call, by, path, body } }: { call: Call }) => {
    test('answers as it is described', async () => {
      const [method = '', base = ''] = call.split(' ');
      const url = `${base}${path?.(place) ?? ''}`;
      const content = typeof body === 'function' ? body(place) : body;
      const answer = await api.as(by === 'nobody' ? null : place[by]).send(method, url, content);
      const template = pathOf(method, decodeURIComponent(url)) ?? '';
      const declared =
        document.paths[template]?.[method.toLowerCase()]?.responses[answer.status]?.content ?? {};
      const type = Object.keys(declared)[0] ?? 'nothing';
      if (type !== 'application/json') {
        expect([type, answer.status]).toEqual([
          expect.stringMatching(/^(text\/calendar|application\/octet-stream)$/),
          200,
        ]);
        return;
      }
      const pointer = [
        'paths',
        template.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D'),
        method.toLowerCase(),
        'responses',
        String(answer.status),
        'content/application~1json/schema',
      ].join('/');
      const check = ajv.compile({ $ref: `openapi#/${pointer}` });
      check(answer.body);
      expect([url, check.errors]).toEqual([url, null]);
    });
  },
);

test('people read it at /api/docs, without anything from elsewhere', async () => {
  const page = await fetch(`${api.url}/api/docs`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(html).toContain('/api/calendar/events/{id}/rsvp');
  expect(html).not.toMatch(/(href|src)="(https?:)?\/\/|<script| style=/);
  const style = await fetch(`${api.url}/api/docs.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  const targets = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !targets.has(id))).toEqual([]);
});
